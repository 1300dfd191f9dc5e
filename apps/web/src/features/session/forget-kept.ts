/** What this device keeps of the person who rides, by the beginning of its key: their last places, and the ride they put together. */
const KEPT_OF_PEOPLE = ['ridewire-recent-places:', 'ridewire-draft:'];

/** Forgets everybody's places on this device: the next person at it may be somebody else. */
export function forgetKept(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (KEPT_OF_PEOPLE.some((start) => key.startsWith(start))) localStorage.removeItem(key);
  } catch {
    // Storage may be forbidden; then nothing was kept.
  }
}
