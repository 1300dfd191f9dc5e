const KEY = 'ridewire-push-for';

/** Remembers on this device who wants to be told while the app is closed; null for nobody. */
export function keepPushWish(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, userId);
  } catch {
    // Without storage the switch has to be turned again after the next sign-in.
  }
}

export function readPushWish(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export interface PushNow {
  /** Of this device. */
  wish: string | null;
  userId: string;
  permission: NotificationPermission;
  /** Where the browser is told; null for nowhere. */
  address: string | null;
  /** Where the server tells this session; null for nowhere. */
  endpoint: string | null;
}

/**
 * Whether what was wanted has been lost: by a new sign-in, or because the browser or the push service gave its address up.
 * Nobody is asked for a permission, and nothing is turned on for another person.
 */
export const isPushLost = ({ wish, userId, permission, address, endpoint }: PushNow): boolean =>
  wish === userId && permission === 'granted' && (address === null || address !== endpoint);
