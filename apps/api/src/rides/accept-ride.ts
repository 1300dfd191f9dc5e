import type { AcceptRideInput, DriverRide, ErrorCode } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { ChangeDeps } from './changes/change-ride.ts';
import { ACCEPT } from './changes/accept.ts';
import { RESERVE } from './reservation/reservation-changes.ts';
import type { DriverIndex } from '../drivers/driver-index.ts';
import type { Log } from '../core/log.ts';
import type { Queues } from '../queues/follow-queues.ts';
import type { RideImage } from '../live/images.ts';
import { endCooling } from '../drivers/end-cooling.ts';
import { stayOnline } from '../drivers/stay-online.ts';
import { explainAccept } from './rules/ride-policy.ts';
import { findRefusedRide, findRefusedDriver } from './reads/ride-queries.ts';
import { viewForDriver } from './reads/ride-view.ts';

interface Deps extends ChangeDeps {
  log: Log;
  drivers: DriverIndex;
  queues: Pick<Queues, 'zones'>;
}

interface Accept extends AcceptRideInput {
  isAuto?: boolean;
}

type Driver = Pick<Actor, 'userId' | 'ipAddress'>;

/**
 * A driver takes a request, at the price they saw if they name it. The first one wins, in the database. A driver with a
 * rider aboard takes it after that ride.
 * @throws AppError RIDE_TAKEN, RIDE_GONE, RIDE_DECLINED, RIDE_NOT_FOUND, ALREADY_DONE, DRIVER_BUSY, DRIVER_OFFLINE,
 * DRIVER_NOT_APPROVED, DRIVER_SUSPENDED, VEHICLE_NOT_FIT, PRICE_CHANGED
 */
export async function acceptRide(
  deps: Deps,
  actor: Driver & Pick<Actor, 'role'>,
  input: Accept,
): Promise<DriverRide> {
  assertRole(actor, 'driver');
  const image = (await accept(deps, actor, input)) ?? (await takeAfterAll(deps, actor, input));
  if (!image) {
    const code = await explain(deps, actor, input);
    // The rider changed the type or the route: the same code, in a sentence of its own.
    throw new AppError(code === 'PRICE_CHANGED' ? 'RETYPED' : code);
  }
  stayOnline(deps, actor.userId);
  endCooling(deps, actor.userId);
  return viewForDriver(image);
}

const accept = ({ changeRide, queues }: Deps, { userId: actorId, ipAddress }: Driver, ride: Accept) => {
  const { rideId, quotedFareCents, isAuto } = ride;
  const heedsQueues = queues.zones().length > 0;
  return changeRide(ACCEPT, { rideId, actorId, ipAddress, quotedFareCents, isAuto, heedsQueues });
};

/** As their next ride, or at once if the present one has just ended. */
async function takeAfterAll(deps: Deps, driver: Driver, ride: Accept): Promise<RideImage | undefined> {
  const why = ride.isAuto ? null : await explain(deps, driver, ride);
  if (why !== 'DRIVER_BUSY' && why !== 'RIDE_CHANGED') return undefined;
  const { userId: actorId, ipAddress } = driver;
  const { rideId, quotedFareCents } = ride;
  const reserved = await deps.changeRide(RESERVE, { rideId, actorId, ipAddress, quotedFareCents });
  return reserved ?? accept(deps, driver, ride);
}

async function explain({ db }: Deps, { userId }: Driver, input: Accept): Promise<ErrorCode> {
  const [ride, driver] = await Promise.all([
    findRefusedRide(db.orm, input.rideId),
    findRefusedDriver(db, userId, input.rideId),
  ]);
  return explainAccept(ride, driver, userId, input.quotedFareCents);
}
