import type { ReportPositionInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import type { Core } from '../core/core.ts';
import { hearDriver } from './hear-driver.ts';

/**
 * Takes a driver's latest places, oldest first. Impossible jumps and reports of a wrong clock are left out.
 * @returns whether any of them was believed
 */
export function reportPosition(core: Core, actor: Actor, input: ReportPositionInput): { accepted: boolean } {
  assertRole(actor, 'driver');
  hearDriver(core, actor.userId);
  const riding = core.drivers.ridingOf(actor.userId);
  const leg = riding?.isAboard ? 'trip' : 'approach';
  const position = core.positions.report(
    actor.userId,
    input.positions,
    Date.now(),
    (at) => riding && core.tracks.add(riding.rideId, actor.userId, leg, at),
  );
  // Not only with the next round of sending: who has just come online must be found by the very next request.
  if (position) core.drivers.setPosition(position);
  return { accepted: position !== undefined };
}
