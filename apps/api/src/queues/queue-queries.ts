import {
  closeRing,
  type ListQueueInput,
  type PageInput,
  type PageOf,
  type QueuePlaceView,
  type QueueZoneView,
  type StandingZone,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import { inSnapshot } from '../core/in-snapshot.ts';
import type { Tx } from '../core/in-transaction.ts';
import { listAreas, readAreas } from '../service-areas/area-queries.ts';
import { QUEUE_ZONE } from './queue-zone-kind.ts';

const { drivers, queueKeptPlaces, queuePlaces, queueZones, users } = schema;

/** The queue zones that stand, the oldest first. */
export async function listStandingZones({ orm }: Pick<Db, 'orm'>): Promise<StandingZone[]> {
  const { id, name, corners, endedAt, madeAt } = queueZones;
  const rows = await orm
    .select({ id, name, corners })
    .from(queueZones)
    .where(isNull(endedAt))
    .orderBy(asc(madeAt), asc(id));
  return rows.map((zone) => ({ id: zone.id, name: zone.name, ring: closeRing(zone.corners) }));
}

/** A driver's place, or that the desk removed them. */
export interface PlaceInLine {
  driverId: string;
  zoneId: string;
  number: number;
  /** The driver was put at the end since they joined. */
  wasMoved: boolean;
  removedReason: string | null;
}

/** All places, in the order of each line. */
export const listPlaces = ({ orm }: Pick<Db, 'orm'>): Promise<PlaceInLine[]> =>
  orm
    .select({
      driverId: queuePlaces.driverId,
      zoneId: queuePlaces.zoneId,
      number: queuePlaces.number,
      wasMoved: sql<boolean>`${queuePlaces.since} <> ${queuePlaces.joinedAt}`,
      removedReason: queuePlaces.removedReason,
    })
    .from(queuePlaces)
    .orderBy(asc(queuePlaces.number));

/** A driver who took a ride from their place, and until when they can have it back; null while they have the ride. */
export interface KeptPlace {
  driverId: string;
  zoneId: string;
  keptUntil: Date | null;
}

export const listKeptPlaces = ({ orm }: Pick<Db, 'orm'>): Promise<KeptPlace[]> =>
  orm
    .select({
      driverId: queueKeptPlaces.driverId,
      zoneId: queueKeptPlaces.zoneId,
      keptUntil: queueKeptPlaces.keptUntil,
    })
    .from(queueKeptPlaces);

const readZones = (orm: Pick<Tx, 'select'>, ids: string[]): Promise<QueueZoneView[]> =>
  readAreas(orm, QUEUE_ZONE, ids, () => ({}));

/** @throws AppError QUEUE_ZONE_NOT_FOUND */
export async function getQueueZone(orm: Pick<Tx, 'select'>, zoneId: string): Promise<QueueZoneView> {
  const [found] = await readZones(orm, [zoneId]);
  if (!found) throw new AppError('QUEUE_ZONE_NOT_FOUND');
  return found;
}

/** One page of the zones, also of those that ended, newest first. */
export const listQueueZones = (db: Db, input: PageInput): Promise<PageOf<QueueZoneView>> =>
  listAreas(db, QUEUE_ZONE, input, readZones);

const isCooling = sql<boolean>`coalesce(${drivers.coolingUntil} > now(), false)`;

/** One page of a line, the first driver first. */
export const listLine = (db: Db, { zoneId, page, limit }: ListQueueInput): Promise<PageOf<QueuePlaceView>> =>
  inSnapshot(db, async ({ orm }) => {
    const isInLine = and(eq(queuePlaces.zoneId, zoneId), isNull(queuePlaces.removedAt));
    const before = (page - 1) * limit;
    const [counted] = await orm.select({ total: count() }).from(queuePlaces).where(isInLine);
    const rows = await orm
      .select({
        id: queuePlaces.driverId,
        name: users.name,
        joinedAt: queuePlaces.joinedAt,
        since: queuePlaces.since,
        isAway: sql<boolean>`${drivers.silentSince} is not null or ${drivers.pausedSince} is not null or ${isCooling}`,
      })
      .from(queuePlaces)
      .innerJoin(users, eq(users.id, queuePlaces.driverId))
      .innerJoin(drivers, eq(drivers.id, queuePlaces.driverId))
      .where(isInLine)
      .orderBy(asc(queuePlaces.number))
      .limit(limit)
      .offset(before);
    const items = rows.map(({ id, name, joinedAt, since, isAway }, at) => ({
      ...{ id, name },
      place: before + at + 1,
      joinedAt: joinedAt.toISOString(),
      movedAt: since.getTime() === joinedAt.getTime() ? null : since.toISOString(),
      isAway,
    }));
    return { items, page, limit, total: counted?.total ?? 0 };
  });
