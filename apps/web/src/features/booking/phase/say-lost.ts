import type { LostDriver } from '@ridewire/contracts';
import type { RiderTexts } from '../texts.en.ts';

/** Why the search began again. */
export function sayLost({ why, name }: LostDriver, rider: RiderTexts): string {
  if (why === 'not_moving') return rider.replaced(name ?? rider.yourDriver);
  if (why === 'held_up') return rider.heldUp(name ?? rider.yourDriver);
  return why === 'given_back' && name !== null ? rider.releasedBy(name) : rider.reassigned;
}
