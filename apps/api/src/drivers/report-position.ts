import type { ReportPositionInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import type { Core } from '../core/core.ts';

/**
 * Takes a driver's latest places, oldest first. Impossible jumps and reports of a wrong clock are left out.
 * @returns whether any of them was believed
 */
export function reportPosition(core: Core, actor: Actor, input: ReportPositionInput): { accepted: boolean } {
  assertRole(actor, 'driver');
  return { accepted: core.positions.report(actor.userId, input.positions, Date.now()) !== undefined };
}
