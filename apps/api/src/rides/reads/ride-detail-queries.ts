import type { OwnedRide, RideDetail } from '@ridewire/contracts';
import { schema, type Db, type Orm } from '@ridewire/db';
import {
  and,
  asc,
  eq,
  exists,
  isNotNull,
  isNull,
  not,
  notExists,
  or,
  sql,
  type Placeholder,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { prepareOnce } from '../../core/prepare-once.ts';
import { isTakenBy } from '../../drivers/serves-type.ts';
import { isAvoidedPair } from '../../wishes/avoided-pair.ts';
import { isActive, isDriving, IS_LISTED } from './ride-conditions.ts';
import { RIDE_IMAGE } from './ride-image.ts';
import { isRideHeldByQueue } from './open-offers.ts';
import { SHIELDS, viewNext, viewNote, viewOwned, viewPromo, viewRates, viewRide } from './ride-view.ts';
import type { RideImage } from '../../live/images.ts';

const { drivers, rideOffers, rides, users } = schema;
const rider = alias(users, 'rider');
const driver = alias(users, 'driver');

interface DetailRow {
  image: RideImage;
  rider: { email: string; avatarUrl: string | null };
  driver: { email: string; avatarUrl: string | null } | null;
}

/** Rides with everything viewDetail needs; callers add the condition. */
export const selectDetails = (orm: Pick<Orm, 'select'>) =>
  orm
    .select({
      image: RIDE_IMAGE,
      rider: { email: rider.email, avatarUrl: rider.avatarUrl },
      driver: { email: driver.email, avatarUrl: driver.avatarUrl },
    })
    .from(rides)
    .innerJoin(rider, eq(rider.id, rides.riderId))
    .leftJoin(driver, eq(driver.id, rides.driverId));

export const viewDetail = (row: DetailRow): RideDetail => ({
  ...viewRide(row.image),
  ...viewRates(row.image),
  ...viewPromo(row.image),
  ...viewNote(row.image),
  rider: { ...row.image.rider, ...row.rider },
  driver: row.image.driver && row.driver && { ...row.image.driver, ...row.driver },
  ...viewNext(row.image),
  updatedAt: new Date(row.image.updatedAt).toISOString(),
});

/** For its rider, its driver and admins. @throws AppError RIDE_NOT_FOUND, also for another person's ride */
export async function getRide(db: Db, { role, userId }: Actor, rideId: string): Promise<RideDetail> {
  const isOwn =
    role === 'admin'
      ? undefined
      : or(eq(rides.riderId, userId), eq(rides.driverId, userId), eq(rides.nextDriverId, userId));
  const [row] = await selectDetails(db.orm).where(and(eq(rides.id, rideId), IS_LISTED, isOwn));
  if (!row) throw new AppError('RIDE_NOT_FOUND');
  return viewDetail({ ...row, image: SHIELDS[role](row.image) });
}

const ownRide = prepareOnce((orm) => {
  const userId = sql.placeholder('userId');
  const isIn = or(and(eq(rides.riderId, userId), isActive()), and(eq(rides.driverId, userId), isDriving()));
  return selectDetails(orm).where(and(IS_LISTED, isIn)).prepare('find_own_ride');
});

/** A person's active ride; null for none. */
export async function findOwnRide(db: Db, { role, userId }: Actor): Promise<RideDetail | null> {
  const [row] = await ownRide(db.orm).execute({ userId });
  return row ? viewDetail({ ...row, image: SHIELDS[role](row.image) }) : null;
}

const own = alias(rides, 'own');

/** Online, with no ride under way and none reserved. */
export const isFree = (orm: Orm, driverId: string | Placeholder) =>
  and(
    exists(
      orm
        .select({ id: drivers.id })
        .from(drivers)
        .where(and(eq(drivers.id, driverId), sql`${drivers.available}`)),
    ),
    notExists(
      orm
        .select({ id: own.id })
        .from(own)
        .where(and(eq(own.driverId, driverId), isDriving(own))),
    ),
    hasNoNext(orm, driverId),
  );

const hasNoNext = (orm: Orm, driverId: string | Placeholder) =>
  notExists(orm.select({ id: own.id }).from(own).where(eq(own.nextDriverId, driverId)));

/** Online, with a rider aboard and no ride reserved. */
export const mayTakeNext = (orm: Orm, driverId: string | Placeholder) =>
  and(
    exists(
      orm
        .select({ id: drivers.id })
        .from(drivers)
        .innerJoin(own, eq(own.driverId, drivers.id))
        .where(and(eq(drivers.id, driverId), sql`${drivers.available}`, sql`${own.status} = 'in_transit'`)),
    ),
    hasNoNext(orm, driverId),
  );

const MAX_OPEN = 50;

/** Requests a driver may take now: not declined, of types they take, held by no queue; the longest waiting first. */
export async function listOpenRides({ orm }: Db, driverId: string): Promise<OwnedRide[]> {
  const declined = orm
    .select({ rideId: rideOffers.rideId })
    .from(rideOffers)
    .where(
      and(
        eq(rideOffers.rideId, rides.id),
        eq(rideOffers.driverId, driverId),
        isNotNull(rideOffers.declinedAt),
      ),
    );
  const rows = await orm
    .select({ image: RIDE_IMAGE })
    .from(rides)
    .where(
      and(
        sql`${rides.status} = 'requested'`,
        isNull(rides.nextDriverId),
        IS_LISTED,
        isFree(orm, driverId),
        notExists(declined),
        not(isRideHeldByQueue(rides.id, sql`${driverId}::uuid`)),
        isTakenBy(rides.type, sql`${driverId}::uuid`),
        not(isAvoidedPair(rides.riderId, sql`${driverId}::uuid`)),
      ),
    )
    .orderBy(asc(rides.id))
    .limit(MAX_OPEN);
  return rows.map(({ image }) => viewOwned(image));
}
