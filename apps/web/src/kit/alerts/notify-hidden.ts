const isSupported = 'Notification' in globalThis;

export type NotifyPermission = NotificationPermission | 'unsupported';
export const getNotifyPermission = (): NotifyPermission =>
  isSupported ? Notification.permission : 'unsupported';

/** Asks for the permission. Call it while a press is being handled. */
export const askToNotify = async (): Promise<NotifyPermission> =>
  isSupported ? Notification.requestPermission() : 'unsupported';

/**
 * Shows a system notification while this tab is hidden, if the person allowed it. One that `stays` waits to be dismissed.
 * @param tag a notification replaces an older one with the same tag silently, so several tabs show one
 */
export function notifyWhenHidden(
  title: string,
  body: string,
  tag: string,
  stays = true,
): Notification | undefined {
  if (getNotifyPermission() !== 'granted' || document.visibilityState !== 'hidden') return undefined;
  try {
    const notification = new Notification(title, { body, tag, requireInteraction: stays });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
    });
    return notification;
  } catch {
    // Phones show them only for installed apps. The tone and the title remain.
    return undefined;
  }
}
