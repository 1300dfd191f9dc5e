import type { Format } from '@ridewire/ui';
import type { WayProgress } from '../../../kit/map/way-progress.ts';
import type { RiderTexts } from '../texts.en.ts';
import { laterPickupMs } from './estimate-arrival.ts';
import { isTold, type Coming } from './ride-phase.ts';

/** What a rider reads of a driver who comes. */
export function comingHeadline(
  phase: Coming,
  rider: RiderTexts,
  format: Format,
  progress: WayProgress | null,
): string {
  const { ride, position } = phase;
  const name = ride.driver?.name ?? rider.yourDriver;
  if (isTold(phase)) return rider.moments[phase.name].headline(name);
  if (phase.name === 'arriving') return rider.arrivingNow;
  const laterMs = laterPickupMs(ride, position, progress);
  return laterMs === null ? rider.onTheWay(name) : rider.comesAt(name, format.clock(laterMs));
}
