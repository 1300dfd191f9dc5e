const KEY = 'ridewire-dismissed-ride';

/** The finished ride that was put away in this tab. */
export function readDismissed(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    // Storage may be forbidden; then it is put away until the next reload.
    return null;
  }
}

export function writeDismissed(rideId: string): void {
  try {
    sessionStorage.setItem(KEY, rideId);
  } catch {
    // As above.
  }
}
