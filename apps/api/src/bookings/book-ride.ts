import type {
  BookRideInput,
  BookScheduledInput,
  CheckRidersPromoInput,
  BoardRide,
  OwnedRide,
  ScheduledRide,
  UsablePromo,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { checkPromo } from '../promos/find-promo.ts';
import { rewordForDesk } from '../rides/reword-for-desk.ts';
import { viewForAdmin, viewOwned } from '../rides/reads/ride-view.ts';
import { requestFor, type RequestDeps } from '../rides/request-ride.ts';
import { scheduleFor, type ScheduleDeps } from '../scheduled/schedule-ride.ts';

const { users } = schema;

/**
 * An admin requests a ride for a rider who called. Everything about it is as if the rider had, but for waits after
 * cancellations, which the desk decides itself.
 * @throws AppError as requestRide, about the rider
 */
export async function bookRide(
  deps: RequestDeps,
  actor: Actor,
  { riderId, ...input }: BookRideInput,
): Promise<BoardRide & OwnedRide> {
  assertRole(actor, 'admin');
  await assertBookable(deps.db, riderId);
  const image = await requestFor(deps, actor, riderId, input).catch(rewordForDesk);
  return { ...viewOwned(image), ...viewForAdmin(image) };
}

/**
 * An admin schedules a ride for a rider who called.
 * @throws AppError as scheduleRide, about the rider
 */
export async function bookScheduled(
  deps: ScheduleDeps,
  actor: Actor,
  { riderId, ...input }: BookScheduledInput,
): Promise<ScheduledRide> {
  assertRole(actor, 'admin');
  await assertBookable(deps.db, riderId);
  return scheduleFor(deps, actor, riderId, input, (tx, { pickupAt }) =>
    logAccountEvent(tx, {
      ...{ userId: riderId, type: 'scheduled.booked', actor, ipAddress: actor.ipAddress },
      data: { pickupAt },
    }),
  ).catch(rewordForDesk);
}

/**
 * What a promo code takes off a ride, now or later, of a rider who called.
 * @throws AppError as checkPromo, about the rider, and USER_NOT_FOUND, RIDER_BLOCKED
 */
export async function checkRidersPromo(
  deps: Pick<ScheduleDeps, 'db' | 'limits' | 'timeZone'>,
  actor: Actor,
  { riderId, ...input }: CheckRidersPromoInput,
): Promise<UsablePromo> {
  assertRole(actor, 'admin');
  await assertBookable(deps.db, riderId);
  return checkPromo(deps, actor, input, riderId).catch(rewordForDesk);
}

/** @throws AppError USER_NOT_FOUND, RIDER_BLOCKED */
async function assertBookable(db: Db, riderId: string): Promise<void> {
  const [rider] = await db.orm
    .select({ role: users.role, status: users.status })
    .from(users)
    .where(and(eq(users.id, riderId), isNull(users.deletedAt)));
  if (rider?.role !== 'rider') throw new AppError('USER_NOT_FOUND');
  if (rider.status === 'blocked') throw new AppError('RIDER_BLOCKED');
}
