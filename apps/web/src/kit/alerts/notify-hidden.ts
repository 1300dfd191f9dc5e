const isSupported = 'Notification' in globalThis;

export type NotifyPermission = NotificationPermission | 'unsupported';
export const getNotifyPermission = (): NotifyPermission =>
  isSupported ? Notification.permission : 'unsupported';

/** Asks for the permission; to be called while a press is being handled. */
export const askToNotify = async (): Promise<NotifyPermission> =>
  isSupported ? Notification.requestPermission() : 'unsupported';

/**
 * Shows a system notification while this tab is hidden and the person allowed it. One that `stays` waits to be dismissed.
 * @param tag one of the same tag is replaced without a sign, so that several tabs tell the same once
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
    // Phones show them only for installed apps; the tone and the title remain.
    return undefined;
  }
}
