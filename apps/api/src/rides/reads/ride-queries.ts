import { isDeepStrictEqual } from 'node:util';
import type {
  BoardRide,
  HistoryInput,
  RequestRideInput,
  RideEventType,
  RideType,
  Stop,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  max,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Tx } from '../../core/in-transaction.ts';
import { gatherReads } from '../../core/gather-reads.ts';
import { prepareOnce } from '../../core/prepare-once.ts';
import type { RideImage } from '../../live/images.ts';
import { QUIET_EVENTS } from './as-seen.ts';
import { isActive, isDriving, IS_FINISHED, IS_LISTED } from './ride-conditions.ts';
import { RIDE_IMAGE } from './ride-image.ts';
import type { RefusedDriver, RefusedRide } from '../rules/ride-policy.ts';
import { isServedBy } from '../../drivers/serves-type.ts';
import { isAvoidedPair } from '../../wishes/avoided-pair.ts';
import { isRideHeldByQueue } from './open-offers.ts';
import { viewForAdmin, viewForDriver, viewForRider } from './ride-view.ts';

/** Rides that finished within this time stay on the board, in minutes. */
const BOARD_KEEPS_MINUTES = 10;

const { drivers, rideEvents, rideOffers, rides, users } = schema;

const selectImages = (orm: Tx, where: SQL | undefined) =>
  orm.select({ image: RIDE_IMAGE }).from(rides).where(and(IS_LISTED, where));

/** For many people in one statement. */
function gatherRides<Ride>(
  name: string,
  column: typeof rides.riderId | typeof rides.driverId | typeof rides.nextDriverId,
  idOf: (image: RideImage) => string | undefined,
  view: (image: RideImage) => Ride,
  where?: SQL,
) {
  const ofThem = sql`${column} = any (${sql.placeholder('ids')}::uuid[])`;
  const selectThem = prepareOnce((orm) => selectImages(orm, and(ofThem, where)).prepare(name));
  const find = gatherReads(async (orm, ids) => {
    const rows = await selectThem(orm).execute({ ids });
    return new Map(rows.map(({ image }) => [idOf(image) ?? '', image]));
  });
  return async (db: Db, personId: string): Promise<Ride | undefined> => {
    const image = await find(db, personId);
    return image && view(image);
  };
}

export const findRiderRide = gatherRides(
  'rides_of_riders',
  rides.riderId,
  ({ rider }) => rider.id,
  viewForRider,
  isActive(),
);

export const findDriverRide = gatherRides(
  'rides_of_drivers',
  rides.driverId,
  ({ driver }) => driver?.id,
  viewForDriver,
  isDriving(),
);

export const findNextRide = gatherRides(
  'next_of_drivers',
  rides.nextDriverId,
  ({ next }) => next?.driver.id,
  viewForDriver,
);

const byId = prepareOnce((orm) =>
  selectImages(orm, eq(rides.id, sql.placeholder('rideId'))).prepare('ride_by_id'),
);

/** Everything about a ride; callers decide who may see what. */
export async function findRideImage(db: Db, rideId: string): Promise<RideImage | undefined> {
  const [row] = await byId(db.orm).execute({ rideId });
  return row?.image;
}

/** A rider's own ride; for admins, any. @throws AppError RIDE_NOT_FOUND */
export async function getRidden({ db }: { db: Db }, actor: Actor, rideId: string): Promise<RideImage> {
  const ride = await findRideImage(db, rideId);
  if (!ride || (actor.role !== 'admin' && ride.rider.id !== actor.userId))
    throw new AppError('RIDE_NOT_FOUND');
  return ride;
}

export const countEvents = ({ orm }: Db, rideId: string, type: RideEventType): Promise<number> =>
  orm.$count(rideEvents, and(eq(rideEvents.rideId, rideId), eq(rideEvents.type, type)));

/** The ride a command already made, and the requested type of car. */
export async function findCommandRide(
  db: Db,
  riderId: string,
  commandId: string,
): Promise<CommandRide | undefined> {
  const first = (type: RideEventType, value: SQL) =>
    db.orm
      .select({ value })
      .from(rideEvents)
      .where(and(eq(rideEvents.rideId, rides.id), eq(rideEvents.type, type)))
      .orderBy(asc(rideEvents.version))
      .limit(1);
  const firstType = first('ride.retyped', sql`${rideEvents.data} -> 'rideType' ->> 'from'`);
  const firstRoute = first('ride.rerouted', sql`${rideEvents.data} -> 'route' -> 'from'`);
  const [row] = await db.orm
    .select({
      image: RIDE_IMAGE,
      requestedType: sql<RideType>`coalesce(${firstType}, ${rides.type})`,
      requestedRoute: sql<CommandRide['requestedRoute']>`${firstRoute}`,
    })
    .from(rides)
    .where(and(IS_LISTED, eq(rides.riderId, riderId), eq(rides.commandId, commandId)));
  return row;
}

interface CommandRide {
  image: RideImage;
  requestedType: RideType;
  /** Before the rider changed it; null if they never did. */
  requestedRoute: { stops: Stop[]; destination: Stop } | null;
}

/** Whether a repeated command says the same, whatever the ride's state is now. */
export function sameRequest(
  { image, requestedType, requestedRoute }: CommandRide,
  input: RequestRideInput,
): boolean {
  const { stops, destination } = requestedRoute ?? image;
  const { pickup, stops: asked = [] } = input;
  return (
    requestedType === input.type &&
    (image.promoCode ?? undefined) === input.promoCode &&
    isDeepStrictEqual(image.passenger ?? undefined, input.passenger) &&
    isDeepStrictEqual([image.pickup, ...stops, destination], [pickup, ...asked, input.destination])
  );
}

/** The board: active rides and those finished recently, newest first. */
export async function listBoardRides(db: { orm: Tx }): Promise<BoardRide[]> {
  const since = sql`now() - ${BOARD_KEEPS_MINUTES} * interval '1 minute'`;
  const isShown = or(isActive(), and(IS_FINISHED, gt(rides.updatedAt, since)));
  const rows = await selectImages(db.orm, isShown).orderBy(desc(rides.requestedAt));
  return rows.map(({ image }) => viewForAdmin(image));
}

const listFinished =
  <Ride>(column: typeof rides.riderId | typeof rides.driverId, view: (image: RideImage) => Ride) =>
  async ({ orm }: Db, userId: string, { cursor, limit, status }: HistoryInput): Promise<Ride[]> => {
    const place =
      cursor !== undefined &&
      orm.select({ requestedAt: rides.requestedAt, id: rides.id }).from(rides).where(eq(rides.id, cursor));
    const rows = await selectImages(
      orm,
      and(
        eq(column, userId),
        IS_FINISHED,
        status && eq(rides.status, status),
        place ? sql`(${rides.requestedAt}, ${rides.id}) < ${place}` : undefined,
      ),
    )
      .orderBy(desc(rides.requestedAt), desc(rides.id))
      .limit(limit);
    return rows.map(({ image }) => view(image));
  };

export const listRiderHistory = listFinished(rides.riderId, viewForRider);

export const listDriverHistory = listFinished(rides.driverId, viewForDriver);

/** Rides not begun of a blocked person or a suspended driver. */
export async function findBarredRides(
  { orm }: Db,
  userId: string,
): Promise<{ rideId: string; isDriver: boolean }[]> {
  const isBlocked = eq(users.status, 'blocked');
  return unionAll(
    orm
      .select({ rideId: rides.id, isDriver: sql<boolean>`false` })
      .from(rides)
      .innerJoin(users, eq(users.id, rides.riderId))
      .where(
        and(
          eq(rides.riderId, userId),
          sql`${rides.status} in ('requested', 'accepted')`,
          IS_LISTED,
          isBlocked,
        ),
      ),
    orm
      .select({ rideId: rides.id, isDriver: sql<boolean>`true` })
      .from(rides)
      .innerJoin(drivers, eq(drivers.id, rides.driverId))
      .innerJoin(users, eq(users.id, drivers.id))
      .where(
        and(
          eq(rides.driverId, userId),
          sql`${rides.status} = 'accepted'`,
          IS_LISTED,
          or(isBlocked, eq(drivers.suspended, true)),
        ),
      ),
  );
}

const refusedRide = prepareOnce((orm) => {
  const changed = orm
    .select({ version: max(rideEvents.version) })
    .from(rideEvents)
    .where(and(eq(rideEvents.rideId, rides.id), notInArray(rideEvents.type, [...QUIET_EVENTS])));
  const { status, version, riderId, driverId, nextDriverId, fareCents, hasPin, keptActs, waiting } = rides;
  return orm
    .select({
      ...{ status, version, riderId, driverId, nextDriverId, fareCents, hasPin, keptActs, waiting },
      isRefunded: sql<boolean>`${rides.refundedCents} > 0`,
      isServed: sql<boolean>`${driverId} is null or ${isServedBy(rides.type, driverId)}`,
      changedVersion: sql<number>`coalesce(${changed}, ${version})`,
    })
    .from(rides)
    .where(and(eq(rides.id, sql.placeholder('rideId')), IS_LISTED))
    .prepare('refused_ride');
});

/** The facts behind a refused change. */
export async function findRefusedRide(orm: Tx, rideId: string): Promise<RefusedRide | undefined> {
  const [ride] = await refusedRide(orm).execute({ rideId });
  return ride;
}

const refusedDriver = prepareOnce((orm) => {
  const [rideId, driverId] = [sql.placeholder('rideId'), sql.placeholder('driverId')];
  const isThere = (...all: SQL[]) =>
    exists(
      orm
        .select({ id: rides.id })
        .from(rides)
        .where(and(...all)),
    );
  const isRideSo = (is: SQL) => isThere(eq(rides.id, rideId), is);
  const refused = orm
    .select({ rideId: rideOffers.rideId })
    .from(rideOffers)
    .where(
      and(eq(rideOffers.rideId, rideId), eq(rideOffers.driverId, driverId), isNotNull(rideOffers.declinedAt)),
    );
  const { approved, suspended, available } = drivers;
  return orm
    .select({
      ...{ approved, suspended, available },
      busy: sql<boolean>`${isThere(eq(rides.driverId, driverId), isDriving())} or ${isThere(eq(rides.nextDriverId, driverId))}`,
      declined: sql<boolean>`${exists(refused)}`,
      avoided: sql<boolean>`${isRideSo(isAvoidedPair(rides.riderId, driverId))}`,
      serves: sql<boolean>`${isRideSo(isServedBy(rides.type, driverId))}`,
      waitsForQueue: isRideHeldByQueue(rideId, driverId),
    })
    .from(drivers)
    .where(and(eq(drivers.id, driverId), isNull(drivers.deletedAt)))
    .prepare('refused_driver');
});

/** The facts behind a ride not given to a driver; null where this is no driver. */
export async function findRefusedDriver(
  db: Db,
  driverId: string,
  rideId: string,
): Promise<RefusedDriver | null> {
  const [driver] = await refusedDriver(db.orm).execute({ driverId, rideId });
  return driver ?? null;
}
