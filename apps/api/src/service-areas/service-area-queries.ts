import {
  closeRing,
  type PageInput,
  type PageOf,
  type ServedArea,
  type ServiceAreaView,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { asc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';
import { inOrder, readPage } from '../core/read-page.ts';

const { serviceAreas, users } = schema;

const { id, corners, isBothEnds } = serviceAreas;

export interface StandingArea extends ServedArea {
  id: string;
}

/** The service areas that stand, the oldest first. */
export async function listStanding({ orm }: Pick<Db, 'orm'>): Promise<StandingArea[]> {
  const rows = await orm
    .select({ id, corners, isBothEnds })
    .from(serviceAreas)
    .where(isNull(serviceAreas.endedAt))
    .orderBy(asc(serviceAreas.madeAt), asc(id));
  return rows.map((row) => ({ id: row.id, ring: closeRing(row.corners), isBothEnds: row.isBothEnds }));
}

/** The areas with these ids, in this order. */
async function readAreas(orm: Pick<Tx, 'select'>, ids: string[]): Promise<ServiceAreaView[]> {
  const enders = alias(users, 'enders');
  const rows = await orm
    .select({ area: serviceAreas, by: users.name, endedBy: enders.name })
    .from(serviceAreas)
    .innerJoin(users, eq(users.id, serviceAreas.madeBy))
    .leftJoin(enders, eq(enders.id, serviceAreas.endedBy))
    .where(inArray(id, ids));
  const views = rows.map(({ area, by, endedBy }): ServiceAreaView => ({
    ...{ id: area.id, name: area.name, corners: area.corners, isBothEnds: area.isBothEnds },
    ...{ by: { id: area.madeBy, name: by }, madeAt: area.madeAt.toISOString() },
    ended: area.endedAt && {
      at: area.endedAt.toISOString(),
      by: { id: area.endedBy ?? '', name: endedBy ?? '' },
    },
  }));
  return inOrder(views, ids);
}

/** @throws AppError SERVICE_AREA_NOT_FOUND */
export async function getServiceArea(orm: Pick<Tx, 'select'>, areaId: string): Promise<ServiceAreaView> {
  const [found] = await readAreas(orm, [areaId]);
  if (!found) throw new AppError('SERVICE_AREA_NOT_FOUND');
  return found;
}

/** One page of the areas, also of those that ended, newest first. */
export const listServiceAreas = (db: Db, input: PageInput): Promise<PageOf<ServiceAreaView>> =>
  readPage(db, input, {
    table: serviceAreas,
    where: [],
    order: [serviceAreas.madeAt, serviceAreas.id],
    read: ({ orm }, ids) => readAreas(orm, ids),
  });
