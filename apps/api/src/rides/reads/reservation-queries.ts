import { schema, type Db } from '@ridewire/db';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isAvoidedPair } from '../../wishes/avoided-pair.ts';
import type { ReservationFacts } from '../rules/reservation-policy.ts';
import { isDriving } from './ride-conditions.ts';

const { drivers, rides } = schema;
const present = alias(rides, 'present');

/** A ride that a driver is to take after the one they have. */
export interface ReservedRide extends ReservationFacts {
  rideId: string;
  driverId: string;
}

/** All rides that are reserved, or the one for this driver. */
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
