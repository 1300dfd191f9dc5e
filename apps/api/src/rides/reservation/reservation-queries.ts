import { schema, type Db } from '@ridewire/db';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isAvoidedPair } from '../../wishes/avoided-pair.ts';
import type { ReservationFacts } from './reservation-policy.ts';
import { isDriving } from '../reads/ride-conditions.ts';

const { drivers, rides } = schema;
const present = alias(rides, 'present');

export interface ReservedRide extends ReservationFacts {
  rideId: string;
  driverId: string;
}

/** All, or the one for this driver. */
export const listReservations = ({ orm }: Db, driverId?: string): Promise<ReservedRide[]> =>
  orm
    .select({
      rideId: rides.id,
      driverId: drivers.id,
      isAvailable: drivers.available,
      isSilent: sql<boolean>`${drivers.silentSince} is not null`,
      isAvoided: isAvoidedPair(rides.riderId, drivers.id),
      presentStatus: present.status,
      isLate: sql<boolean>`${rides.nextUntil} < now()`,
    })
    .from(rides)
    .innerJoin(drivers, eq(drivers.id, rides.nextDriverId))
    .leftJoin(present, and(eq(present.driverId, drivers.id), isDriving(present)))
    .where(driverId === undefined ? isNotNull(rides.nextDriverId) : eq(rides.nextDriverId, driverId));

/** What riders were promised, and the drivers' remaining trips before it. */
export async function listPromises({ orm }: Db) {
  const rows = await orm
    .select({
      rideId: rides.id,
      driverId: rides.nextDriverId,
      promisedAt: rides.nextPickupAt,
      stops: present.stops,
      stopTimes: present.stopTimes,
      dropOff: { lat: present.destinationLat, lng: present.destinationLng },
      pickup: { lat: rides.pickupLat, lng: rides.pickupLng },
    })
    .from(rides)
    .innerJoin(present, and(eq(present.driverId, rides.nextDriverId), isDriving(present)))
    .where(isNotNull(rides.nextDriverId));
  return rows.flatMap(({ driverId, promisedAt, stops, stopTimes, dropOff, ...row }) => {
    const placesBefore = [...stops.slice(stopTimes.length), dropOff];
    return driverId && promisedAt ? [{ ...row, driverId, promisedAt, placesBefore }] : [];
  });
}

export type PromisedRide = Awaited<ReturnType<typeof listPromises>>[number];
