/** What this device keeps of a person, by the beginning of its key: last places, the ride put together, the day's goal. */
const KEPT_OF_PEOPLE = ['ridewire-recent-places:', 'ridewire-draft:', 'ridewire-day-goal:'];

/** Forgets what everyone left on this device: the next person at it may be someone else. */
export function forgetKept(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (KEPT_OF_PEOPLE.some((start) => key.startsWith(start))) localStorage.removeItem(key);
  } catch {
    // Storage may be forbidden; then nothing was kept.
  }
}
