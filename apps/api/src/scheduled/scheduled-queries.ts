import { isGuest, type ScheduledAtDesk, type ScheduledRide, type ScheduledTrip } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../core/in-snapshot.ts';
import type { Tx } from '../core/in-transaction.ts';
import { inOrder } from '../core/read-page.ts';
import { findPlanned, mayDriveStill } from './planned-drivers.ts';
import { revisionOf, type ScheduledRow } from './scheduled-content.ts';

const { promos, scheduledRides, users } = schema;
const takers = alias(users, 'takers');

/** Its ride isn't made yet, and nobody canceled it. */
export const IS_UPCOMING = inArray(scheduledRides.state, ['waiting', 'requesting']);

/** Its code, if it has one, holds at the ride's time, as far as is known. */
const isCodeHeld = sql<boolean>`${scheduledRides.promoCode} is null or exists (select from ${promos}
  where ${promos.code} = ${scheduledRides.promoCode} and ${promos.endedAt} is null
    and ${promos.beginsAt} <= ${scheduledRides.pickupAt} and ${promos.endsAt} > ${scheduledRides.pickupAt})`;

/** Without its driver, who is looked up. */
export const viewScheduled = (row: ScheduledRow, isHeld = true): ScheduledTrip => ({
  id: row.id,
  pickup: { address: row.pickupAddress, lat: row.pickupLat, lng: row.pickupLng },
  ...(row.stops.length > 0 && { stops: row.stops }),
  destination: { address: row.destinationAddress, lat: row.destinationLat, lng: row.destinationLng },
  type: row.type,
  fareCents: row.fareCents,
  ...(row.promoCode !== null &&
    (isHeld
      ? { promo: { code: row.promoCode, discountCents: row.discountCents } }
      : { lostCode: row.promoCode })),
  distanceMeters: row.distanceMeters,
  durationSeconds: row.durationSeconds,
  pickupAt: row.pickupAt.toISOString(),
  ...(row.pickupNote !== null && { pickupNote: row.pickupNote }),
  ...(row.passenger && { passenger: row.passenger }),
  ...(row.business && { business: row.business }),
  ...(row.seriesId !== null && { seriesId: row.seriesId }),
  revision: revisionOf(row),
});

/** A rider's scheduled rides, the soonest first. */
export async function listScheduled(orm: Tx, riderId: string): Promise<ScheduledRide[]> {
  const rows = await orm
    .select({ row: scheduledRides, isHeld: isCodeHeld })
    .from(scheduledRides)
    .where(and(eq(scheduledRides.riderId, riderId), IS_UPCOMING))
    .orderBy(asc(scheduledRides.pickupAt), asc(scheduledRides.id));
  const planned = await findPlanned(
    orm,
    rows.flatMap(({ row }) => row.driverId ?? []),
  );
  return rows.map(({ row, isHeld }) => {
    const driver = row.driverId === null ? undefined : planned.get(row.driverId);
    return { ...viewScheduled(row, isHeld), ...(driver && { driver }) };
  });
}

/** One, whatever became of it. */
export async function findScheduled(orm: Tx, id: string): Promise<ScheduledRide | undefined> {
  const [found] = await orm
    .select({ row: scheduledRides, isHeld: isCodeHeld })
    .from(scheduledRides)
    .where(eq(scheduledRides.id, id));
  if (!found) return undefined;
  const { driverId } = found.row;
  const driver = driverId === null ? undefined : (await findPlanned(orm, [driverId])).get(driverId);
  return { ...viewScheduled(found.row, found.isHeld), ...(driver && { driver }) };
}

/** What its rider pays, in cents, if its code holds at its time. */
export const toPayAtTime = ({ fareCents, promo }: ScheduledRide): number =>
  fareCents - (promo?.discountCents ?? 0);

/** These rides as admins see them, in this order. */
export async function readAtDesk({ orm }: Pick<Reader, 'orm'>, ids: string[]): Promise<ScheduledAtDesk[]> {
  if (ids.length === 0) return [];
  const rows = await orm
    .select({
      row: scheduledRides,
      isHeld: isCodeHeld,
      rider: { id: users.id, name: users.name, phone: users.phone },
      email: users.email,
      driver: { id: takers.id, name: takers.name, phone: takers.phone },
    })
    .from(scheduledRides)
    .innerJoin(users, eq(users.id, scheduledRides.riderId))
    .leftJoin(takers, and(eq(takers.id, scheduledRides.driverId), IS_UPCOMING, mayDriveStill(takers.id)))
    .where(inArray(scheduledRides.id, ids));
  const rides = rows.map(({ row, isHeld, rider, email, driver }): ScheduledAtDesk => ({
    ...viewScheduled(row, isHeld),
    rider: { ...rider, ...(isGuest({ email }) && { isGuest: true }) },
    ...(driver && { driver }),
    state: row.state === 'requesting' ? 'waiting' : row.state,
    ...(row.missedWhy !== null && { missedWhy: row.missedWhy }),
    ...(row.rideId !== null && { rideId: row.rideId }),
  }));
  return inOrder(rides, ids);
}
