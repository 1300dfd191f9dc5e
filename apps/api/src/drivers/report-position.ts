import type { ReportPositionInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import type { DriverIndex } from './driver-index.ts';
import type { LatestPositions } from './latest-positions.ts';
import type { DriveRecorder } from '../streets/drive-recorder.ts';
import type { RideTracks } from '../tracks/ride-tracks.ts';
import type { HeardDrivers } from './heard-drivers.ts';
import type { Db } from '@ridewire/db';
import type { Log } from '../core/log.ts';
import type { BoardingPlaces } from './boarding-places.ts';
import { hearDriver } from './hear-driver.ts';

interface Deps {
  db: Db;
  log: Log;
  positions: LatestPositions;
  heard: HeardDrivers;
  tracks: RideTracks;
  drives: DriveRecorder;
  drivers: DriverIndex;
  boarding: BoardingPlaces;
  /** Moves on a ride whose car has set off. */
  setOff: (ride: { rideId: string; driverId: string }) => unknown;
}

/**
 * Takes a driver's latest positions, oldest first. Impossible jumps and reports of a wrong clock are left out.
 * @returns whether any of them was accepted
 */
export function reportPosition(deps: Deps, actor: Actor, input: ReportPositionInput): { accepted: boolean } {
  assertRole(actor, 'driver');
  hearDriver(deps, actor.userId);
  const riding = deps.drivers.ridingOf(actor.userId);
  const leg = riding?.isAboard ? 'trip' : 'approach';
  const position = deps.positions.report(actor.userId, input.positions, Date.now(), (at) => {
    if (!riding) return;
    deps.tracks.add(riding.rideId, actor.userId, leg, at);
    deps.drives.add(`${riding.rideId} ${actor.userId} ${leg}`, at);
    if (deps.boarding.takeOff(riding, at)) deps.setOff({ rideId: riding.rideId, driverId: actor.userId });
  });
  // Not only with the next round of sending: a driver who has just come online must be found by the very next request.
  if (position) deps.drivers.setPosition(position);
  return { accepted: position !== undefined };
}
