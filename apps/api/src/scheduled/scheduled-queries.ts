import {
  isGuest,
  type ScheduledAtDesk,
  type ScheduledRide,
  type UpcomingSnapshot,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';

const { scheduledRides, users } = schema;

export type ScheduledRow = typeof scheduledRides.$inferSelect;

/** Its ride isn't made yet, and nobody canceled it. */
export const IS_UPCOMING = inArray(scheduledRides.state, ['waiting', 'requesting']);
/** The most an admin sees. */
const MOST_AT_DESK = 200;

export const viewScheduled = (row: ScheduledRow): ScheduledRide => ({
  id: row.id,
  pickup: { address: row.pickupAddress, lat: row.pickupLat, lng: row.pickupLng },
  ...(row.stops.length > 0 && { stops: row.stops }),
  destination: { address: row.destinationAddress, lat: row.destinationLat, lng: row.destinationLng },
  type: row.type,
  fareCents: row.fareCents,
  ...(row.promoCode !== null && { promo: { code: row.promoCode, discountCents: row.discountCents } }),
  distanceMeters: row.distanceMeters,
  durationSeconds: row.durationSeconds,
  pickupAt: row.pickupAt.toISOString(),
  ...(row.pickupNote !== null && { pickupNote: row.pickupNote }),
  ...(row.passenger && { passenger: row.passenger }),
  ...(row.business && { business: row.business }),
  ...(row.seriesId !== null && { seriesId: row.seriesId }),
});

/** A rider's scheduled rides, the soonest first. */
export async function listScheduled(orm: Tx, riderId: string): Promise<ScheduledRide[]> {
  const rows = await orm
    .select()
    .from(scheduledRides)
    .where(and(eq(scheduledRides.riderId, riderId), IS_UPCOMING))
    .orderBy(asc(scheduledRides.pickupAt), asc(scheduledRides.id));
  return rows.map(viewScheduled);
}

/** Everyone's, the soonest first. */
export async function listUpcoming({ orm }: Db): Promise<UpcomingSnapshot> {
  const [rows, [all]] = await Promise.all([
    orm
      .select({
        row: scheduledRides,
        rider: { id: users.id, name: users.name, phone: users.phone },
        email: users.email,
      })
      .from(scheduledRides)
      .innerJoin(users, eq(users.id, scheduledRides.riderId))
      .where(IS_UPCOMING)
      .orderBy(asc(scheduledRides.pickupAt), asc(scheduledRides.id))
      .limit(MOST_AT_DESK),
    orm.select({ count: count() }).from(scheduledRides).where(IS_UPCOMING),
  ]);
  const rides = rows.map(({ row, rider, email }): ScheduledAtDesk => ({
    ...viewScheduled(row),
    rider: { ...rider, ...(isGuest({ email }) && { isGuest: true }) },
  }));
  return { rides, count: all?.count ?? 0 };
}
