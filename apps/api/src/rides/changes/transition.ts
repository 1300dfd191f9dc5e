import { DRIVING_STATUSES, momentsFrom, type RideStatus, type Role } from '@ridewire/contracts';
import { isAsSeen } from '../reads/as-seen.ts';
import { sqlText, timeColumn, type RideSql } from '../reads/ride-sql.ts';
import { vehicleOf } from '../reads/vehicle-of.ts';
import { sourcesOf, type Mover } from '../rules/ride-state.ts';
import { declareChange, type Draft, type Given, type NewValues } from './declare-change.ts';
import { isUnrefunded } from './guards.ts';
import type { RideChange } from './ride-change.ts';

export interface Transition<Input> extends RideChange<Input> {
  from: RideStatus[];
  to: RideStatus;
  mover: Mover;
}

export interface OfRide {
  rideId: string;
}

export interface ByPerson extends OfRide {
  actorId: string;
  /** Their network address, if known. */
  ipAddress?: string | null | undefined;
}
export const BY_PERSON = { rideId: 'uuid', actorId: 'uuid', ipAddress: 'text' } as const;
export const by = (role: Role, { actorId, ipAddress }: Given<ByPerson>) => ({
  id: actorId,
  role: sqlText(role),
  ipAddress,
});

/** Times of later statuses are cleared. */
function timesOf(to: RideStatus, at: string): NewValues {
  const step = (DRIVING_STATUSES as readonly string[]).indexOf(to);
  const isOver = to === 'completed' || to === 'canceled';
  const columns = ['acceptedAt', 'pickedUpAt', 'inTransitAt'] as const;
  const times = columns.map((column, i) => {
    if (i === step) return [[column, at]];
    return isOver || i < step ? [] : [[column, 'null']];
  });
  const isOnTheWay = to === 'requested' || to === 'accepted';
  return {
    ...Object.fromEntries(times.flat()),
    ...(!isOver && Object.fromEntries(momentsFrom(to).map((moment) => [timeColumn(moment), 'null']))),
    ...(isOnTheWay && { withoutPin: 'null' }),
    // The stops must be reached again.
    ...((isOnTheWay || to === 'picked_up') && { stopTimes: `'{}'` }),
    completedAt: to === 'completed' ? at : 'null',
    canceledAt: to === 'canceled' ? 'now()' : 'null',
  };
}

/** Clears what belonged to the status before. @param at when a driver took the step */
export const enterStatus = (to: RideStatus, at = 'now()'): NewValues => ({
  status: sqlText(to),
  ...timesOf(to, at),
  canceledBy: 'null',
  cancelReason: 'null',
  nextWaveAt: 'null',
  approachAt: to === 'accepted' ? 'now()' : 'null',
  approachMeters: 'null',
  approachSeconds: 'null',
  askedUntil: 'null',
  assurances: '0',
});

/** Clears a reservation: its driver takes the ride, or hears that it is gone. */
export const NOT_RESERVED: NewValues = { nextDriverId: 'null', nextPickupAt: 'null', nextUntil: 'null' };

/** In the vehicle they drive now. */
export const drivenBy = (driverId: string): NewValues => ({
  driverId,
  vehicle: vehicleOf(driverId, 'for key share'),
});

/** Declares a transition from every status from which `mover` may make it. */
export function declareTransition<Input extends OfRide>(
  to: RideStatus,
  mover: Mover,
  draft: Draft<Input>,
): Transition<Input> {
  const from = sourcesOf(to, mover);
  return { ...declareChange({ ...draft, from }), from, to, mover };
}

export interface AsSeen extends ByPerson {
  reason?: string | null | undefined;
  /** Only this version, and those that differ only in their offers. */
  seenVersion?: number | undefined;
  seenStatus?: RideStatus | undefined;
}
export const AS_SEEN = {
  ...BY_PERSON,
  reason: 'text',
  seenVersion: 'int',
  seenStatus: 'ride_status',
} as const;

export const isSeen = (ride: RideSql, { seenVersion, seenStatus }: Given<AsSeen>): string[] => [
  isAsSeen(ride, seenVersion),
  `${ride.status} = coalesce(${seenStatus}, ${ride.status})`,
  isUnrefunded(ride),
];
