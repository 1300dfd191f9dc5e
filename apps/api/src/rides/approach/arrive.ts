import { ARRIVED_METERS, distanceMeters, type DriverRide, type ArriveInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import type { ChangeDeps } from '../changes/change-ride.ts';
import { declareChange } from '../changes/declare-change.ts';
import { happenedAt, hasHad, isNew, keepAct, KEPT, readKept, type Kept } from '../changes/kept-act.ts';
import { BY_PERSON, by, type ByPerson } from '../changes/transition.ts';
import { findRefusedRide, findRideImage } from '../reads/ride-queries.ts';

import { viewForDriver } from '../reads/ride-view.ts';
import { explainAssure } from '../rules/ride-policy.ts';

interface Arrive extends ByPerson, Kept {
  /** Their position says so too. */
  isSeen: boolean;
}

/** The driver is at the pickup, and gets no more questions. */
const ARRIVE = declareChange<Arrive>({
  name: 'arrive_rides',
  event: 'ride.arrived',
  input: { ...BY_PERSON, isSeen: 'boolean', ...KEPT },
  from: ['accepted'],
  update: ({ given, ride }) => ({
    guards: [`${ride.driverId} = ${given.actorId}`, `${ride.arrivedAt} is null`, isNew(ride, given)],
    set: {
      arrivedAt: happenedAt(ride, given),
      isArrivalSeen: given.isSeen,
      askedUntil: 'null',
      ...keepAct(ride, given),
    },
  }),
  effects: ({ given }) => ({ by: by('driver', given), kept: { lateMs: given.agoMs } }),
});

/**
 * A driver says that they are at the pickup, and is refused if their position is elsewhere. Without a good position
 * they are believed, but their wait costs nothing.
 * @throws AppError ACT_TOO_OLD, FAR_FROM_PICKUP, ALREADY_DONE, RIDE_GONE; RIDE_NOT_FOUND, also when it is no longer
 * theirs; ILLEGAL_STEP once the rider is on board
 */
export async function arrive(
  deps: ChangeDeps & { positions: LatestPositions },
  actor: Actor,
  { rideId, kept }: ArriveInput,
): Promise<DriverRide> {
  assertRole(actor, 'driver');
  const { userId: actorId, ipAddress } = actor;
  const act = readKept(kept);
  // Kept without a connection, it reached no rider, and the position at that time isn't known.
  const position = kept ? null : deps.positions.getGood(actorId, Date.now());
  const ride = position && (await findRideImage(deps.db, rideId));
  const meters = position && ride ? distanceMeters(position, ride.pickup) : Infinity;
  const isOwn = ride?.driver?.id === actorId && ride.status === 'accepted';
  if (position && isOwn && meters - (position.accuracy ?? 0) > ARRIVED_METERS)
    throw new AppError('FAR_FROM_PICKUP');
  const isSeen = meters <= ARRIVED_METERS;
  const image = await deps.changeRide(ARRIVE, { rideId, actorId, ipAddress, isSeen, ...act });
  if (image) return viewForDriver(image);
  const refused = await findRefusedRide(deps.db.orm, rideId);
  const isLate = refused && hasHad(refused, { ...act, actorId, to: 'accepted' });
  throw new AppError(isLate ? 'ALREADY_DONE' : explainAssure(refused, actorId));
}
