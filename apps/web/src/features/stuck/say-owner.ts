import type { StuckRideView } from '@ridewire/contracts';
import type { stuck } from './texts.en.ts';

/**
 * The admin on a stuck ride, for the admin who reads it, and the reader's option: take it, or take it over; null where
 * it is theirs already.
 * @param clock writes a moment as a time of day
 */
export function sayOwner(
  owner: StuckRideView['owner'],
  readerId: string | undefined,
  texts: typeof stuck,
  clock: (at: string) => string,
): { line: string; action: string | null } {
  if (!owner) return { line: texts.nobody, action: texts.take };
  if (owner.id === readerId) return { line: texts.youOn(clock(owner.at)), action: null };
  return { line: texts.on(owner.name, clock(owner.at)), action: texts.takeOver };
}
