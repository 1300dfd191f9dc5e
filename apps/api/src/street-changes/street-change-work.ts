import type { BackgroundWork } from '../live/background-work.ts';
import type { FollowedStreetChanges } from './follow-street-changes.ts';

/** No timer for a change's begin or end runs longer. Where the clock is moved, as in a sandbox, the timers don't go off. */
const EVERY_MS = 86_400_000;

/** Looks at which street changes stand, whatever the timers do. */
export const streetChangeWork = ({
  streetChanges,
}: {
  streetChanges: FollowedStreetChanges;
}): BackgroundWork[] => [
  { what: 'look at the street changes', everyMs: EVERY_MS, run: () => streetChanges.load() },
];
