import {
  BUSINESS_DAYS,
  OFFERED_COST_CENTERS,
  type Business,
  type BusinessMonth,
  type BusinessMonthInput,
  type RideBusiness,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, max, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Actor } from '../core/actor.ts';
import type { Tx } from '../core/in-transaction.ts';
import { AppError } from '../core/app-error.ts';

const { businessRides, rides, scheduledRides } = schema;

const DAY_MS = 86_400_000;

/** Until when a ride's mark can be changed; null for one that isn't completed. */
export const changeableUntil = (completedAt: Date | null): Date | null =>
  completedAt && new Date(completedAt.getTime() + BUSINESS_DAYS * DAY_MS);

/**
 * What a ride is for, as its rider or the desk reads it.
 * @throws AppError RIDE_NOT_FOUND, also for another rider's
 */
export async function getRideBusiness({ orm }: Db, actor: Actor, rideId: string): Promise<RideBusiness> {
  const [row] = await orm
    .select({
      completedAt: rides.completedAt,
      markedAt: businessRides.markedAt,
      costCenter: businessRides.costCenter,
      purpose: businessRides.purpose,
    })
    .from(rides)
    .leftJoin(businessRides, eq(businessRides.rideId, rides.id))
    .where(
      and(
        eq(rides.id, rideId),
        isNull(rides.deletedAt),
        actor.role === 'admin' ? undefined : eq(rides.riderId, actor.userId),
      ),
    );
  if (!row) throw new AppError('RIDE_NOT_FOUND');
  const { completedAt, markedAt, costCenter, purpose } = row;
  return {
    business: markedAt && { costCenter, purpose },
    changeableUntil: changeableUntil(completedAt)?.toISOString() ?? null,
  };
}

/** What a ride is for, on its receipt; undefined for a private one. */
export async function findBusiness({ orm }: { orm: Tx }, rideId: string): Promise<Business | undefined> {
  const { costCenter, purpose } = businessRides;
  const [row] = await orm
    .select({ costCenter, purpose })
    .from(businessRides)
    .where(eq(businessRides.rideId, rideId));
  return row;
}

/** The cost centers a rider named last, also for rides to come, the newest first. */
export async function listCostCenters({ orm }: Db, riderId: string): Promise<string[]> {
  const named = sql<string | null>`${scheduledRides.business} ->> 'costCenter'`;
  const used = unionAll(
    orm
      .select({
        name: sql<string | null>`${businessRides.costCenter}`.as('name'),
        at: businessRides.markedAt,
      })
      .from(businessRides)
      .where(and(eq(businessRides.riderId, riderId), isNotNull(businessRides.costCenter))),
    orm
      .select({ name: named.as('name'), at: scheduledRides.createdAt })
      .from(scheduledRides)
      .where(and(eq(scheduledRides.riderId, riderId), isNotNull(named))),
  ).as('used');
  const rows = await orm
    .select({ name: used.name })
    .from(used)
    .groupBy(used.name)
    .orderBy(desc(max(used.at)), asc(used.name))
    .limit(OFFERED_COST_CENTERS);
  return rows.flatMap(({ name }) => name ?? []);
}

/** A rider's rides for work that were completed in a month of the city, oldest first. */
export async function readBusinessMonth(
  { orm }: Db,
  riderId: string,
  { month }: BusinessMonthInput,
  timeZone: string,
): Promise<BusinessMonth> {
  const first = `${month}-01`;
  const rows = await orm
    .select({
      rideId: rides.id,
      completedAt: rides.completedAt,
      pickupAddress: rides.pickupAddress,
      destinationAddress: rides.destinationAddress,
      distanceMeters: rides.distanceMeters,
      type: rides.type,
      fareCents: rides.fareCents,
      discountCents: rides.discountCents,
      refundedCents: rides.refundedCents,
      costCenter: businessRides.costCenter,
      purpose: businessRides.purpose,
    })
    .from(businessRides)
    .innerJoin(rides, eq(rides.id, businessRides.rideId))
    .where(
      and(
        eq(businessRides.riderId, riderId),
        // Nobody pays for a canceled ride.
        eq(rides.status, 'completed'),
        isNull(rides.deletedAt),
        gte(rides.completedAt, sql`city_day_start(${first}::date, ${timeZone})`),
        lt(rides.completedAt, sql`city_day_start((${first}::date + interval '1 month')::date, ${timeZone})`),
      ),
    )
    .orderBy(asc(rides.completedAt), asc(rides.id));
  return {
    month,
    rides: rows.flatMap(({ completedAt, ...ride }) =>
      completedAt ? [{ ...ride, completedAt: completedAt.toISOString() }] : [],
    ),
  };
}
