import { isDeepStrictEqual } from 'node:util';
import {
  quoteFare,
  discountOf,
  MINUTES_APART,
  MOST_SCHEDULED,
  rateOf,
  type ScheduledQuoteInput,
  type ScheduledRide,
  type ScheduleRideInput,
  type Stop,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { tell } from '../live/tell.ts';
import { findPromo } from '../promos/find-promo.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import { findTrip, type FindTripDeps } from '../rides/prices/find-trip.ts';
import { pickupMoment } from './pickup-moment.ts';
import { listScheduled, viewScheduled } from './scheduled-queries.ts';

const { scheduledRides, users } = schema;

const MINUTE_MS = 60_000;

export interface ScheduleDeps extends FindTripDeps {
  db: Db;
  limits: Limits;
  timeZone: string;
  rideTypes: Pick<RideTypes, 'getOffered' | 'offered'>;
}

/**
 * A trip's prices at the usual price level, cheapest first.
 * @throws AppError as findTrip
 */
export async function quoteScheduled(
  deps: Pick<ScheduleDeps, 'rideTypes' | keyof FindTripDeps>,
  { userId }: Actor,
  trip: ScheduledQuoteInput,
) {
  const { distanceMeters, durationSeconds } = await findTrip(deps, trip, userId);
  const fares = deps.rideTypes.offered().map((type) => quoteFare(type, distanceMeters, durationSeconds));
  return { distanceMeters, durationSeconds, fares: fares.toSorted((a, b) => a.fareCents - b.fareCents) };
}

/**
 * Schedules a ride at the usual price. Sent again with the same id, it answers with the one that is there.
 * @throws AppError as findTrip, and BAD_INPUT for an unknown type or a time that can't be, PRICE_CHANGED, SCHEDULED_FULL,
 * SCHEDULED_NEAR, COMMAND_REUSED, TOO_MANY, and as findPromo
 */
export async function scheduleRide(
  deps: ScheduleDeps,
  actor: Actor,
  input: ScheduleRideInput,
): Promise<ScheduledRide> {
  assertRole(actor, 'rider');
  return scheduleFor(deps, actor, actor.userId, input);
}

/**
 * The same for any rider, by an admin or for a series.
 * @param actor null for a series, whose rider does nothing at that moment
 * @param also what else the same transaction does
 * @throws AppError as scheduleRide
 */
export async function scheduleFor(
  deps: ScheduleDeps,
  actor: Actor | null,
  riderId: string,
  input: ScheduleRideInput,
  also?: (tx: Tx, ride: ScheduledRide) => Promise<void>,
  nowMs?: number,
): Promise<ScheduledRide> {
  const before = await findSame(deps.db.orm, riderId, input);
  if (before) return before;
  const pickupAt = pickupMoment(deps.timeZone, input, nowMs);
  if (actor?.role === 'rider') await deps.limits.spend('changeByAccount', riderId);
  const { pickup, destination, promoCode } = input;
  const price = await priceOf(deps, input, actor?.userId ?? riderId);
  const { fareCents } = price;
  const promo =
    promoCode === undefined || !actor ? null : await findPromo(deps, actor, riderId, promoCode, pickupAt);
  if (input.quotedFareCents !== undefined && input.quotedFareCents !== fareCents)
    throw new AppError('PRICE_CHANGED');
  return inTransaction(deps.db, async (tx) => {
    await lockRider(tx, riderId, actor ?? { role: 'admin' });
    const again = await findSame(tx, riderId, input);
    if (again) return again;
    const others = await listScheduled(tx, riderId);
    if (others.length >= MOST_SCHEDULED) throw new AppError('SCHEDULED_FULL');
    assertApart(others, pickupAt);
    const [row] = await tx
      .insert(scheduledRides)
      .values({
        ...{ id: input.id, riderId, type: input.type, pickupAt, ...price },
        ...pickupColumns(pickup),
        ...destinationColumns(destination),
        stops: input.stops ?? [],
        ...(promo && { promoCode, discountCents: discountOf(promo, fareCents) }),
        pickupNote: input.pickupNote,
        passenger: input.passenger,
        business: input.business,
      })
      .onConflictDoNothing()
      .returning();
    // Another rider's has this id.
    if (!row) throw new AppError('COMMAND_REUSED');
    const ride = viewScheduled(row);
    await also?.(tx, ride);
    await tell(tx, { event: 'scheduled.changed', riderId });
    return ride;
  });
}

/**
 * What a trip costs at the usual price level, by the rates of now.
 * @param by the caller
 * @throws AppError as findTrip, and BAD_INPUT for a type that isn't offered
 */
export async function priceOf(
  deps: Pick<ScheduleDeps, 'rideTypes' | keyof FindTripDeps>,
  trip: ScheduledQuoteInput & Pick<ScheduleRideInput, 'type'>,
  by: string,
) {
  const type = deps.rideTypes.getOffered(trip.type);
  const { distanceMeters, durationSeconds } = await findTrip(deps, trip, by);
  const { fareCents } = quoteFare(type, distanceMeters, durationSeconds);
  return {
    ...{ distanceMeters, durationSeconds, fareCents },
    waitingRateCents: type.perMinuteCents,
    rates: rateOf(type),
  };
}

export const pickupColumns = ({ address, lat, lng }: Stop) => ({
  ...{ pickupAddress: address, pickupLat: lat, pickupLng: lng },
});

export const destinationColumns = ({ address, lat, lng }: Stop) => ({
  ...{ destinationAddress: address, destinationLat: lat, destinationLng: lng },
});

/** Two devices change a rider's scheduled rides one after the other; an account that is deleted or blocked has none. */
export async function lockRider(tx: Tx, riderId: string, { role }: Pick<Actor, 'role'>): Promise<void> {
  const [rider] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, riderId), eq(users.status, 'active'), isNull(users.deletedAt)))
    .for('no key update');
  if (!rider) throw new AppError(role === 'rider' ? 'NOT_SIGNED_IN' : 'RIDER_BLOCKED');
}

/** A rider can't be on two rides. @throws AppError SCHEDULED_NEAR */
export function assertApart(others: readonly ScheduledRide[], pickupAt: Date): void {
  const isNear = (other: ScheduledRide) =>
    Math.abs(Date.parse(other.pickupAt) - pickupAt.getTime()) < MINUTES_APART * MINUTE_MS;
  if (others.some(isNear)) throw new AppError('SCHEDULED_NEAR');
}

/**
 * The rider's with this id. Its time may have been changed since.
 * @throws AppError COMMAND_REUSED when it is another trip, SCHEDULED_NOT_FOUND when it was canceled or missed
 */
async function findSame(
  orm: Tx,
  riderId: string,
  { id, type, pickup, stops = [], destination, passenger, business, promoCode }: ScheduleRideInput,
): Promise<ScheduledRide | undefined> {
  const [row] = await orm
    .select()
    .from(scheduledRides)
    .where(and(eq(scheduledRides.id, id), eq(scheduledRides.riderId, riderId)));
  if (!row) return undefined;
  if (row.state === 'canceled' || row.state === 'missed') throw new AppError('SCHEDULED_NOT_FOUND');
  const found = viewScheduled(row);
  const asked = { type, pickup, stops, destination };
  const isSame =
    isDeepStrictEqual({ ...found, stops: row.stops }, { ...found, ...asked }) &&
    isDeepStrictEqual(row.passenger ?? undefined, passenger) &&
    isDeepStrictEqual(row.business ?? undefined, business) &&
    (row.promoCode ?? undefined) === promoCode;
  if (!isSame) throw new AppError('COMMAND_REUSED');
  return found;
}
