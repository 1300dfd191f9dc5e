import type { BoardRide } from '@ridewire/contracts';

/** A text that changes whenever a ride was completed, is no longer completed, or was changed after: revenue moved with it. */
export function completedMark(rides: Iterable<BoardRide>): string {
  let count = 0;
  let versions = 0;
  let last = '';
  for (const { status, version, times } of rides) {
    if (status !== 'completed') continue;
    count += 1;
    versions += version;
    const at = times.completed ?? '';
    if (at > last) last = at;
  }
  return `${count} ${versions} ${last}`;
}
