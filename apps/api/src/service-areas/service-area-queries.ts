import {
  closeRing,
  type PageInput,
  type PageOf,
  type ServedArea,
  type ServiceAreaView,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { asc, isNull } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';
import { listAreas, readAreas } from './area-queries.ts';
import { SERVICE_AREA } from './service-area-kind.ts';

const { serviceAreas } = schema;

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
const readServiceAreas = (orm: Pick<Tx, 'select'>, ids: string[]): Promise<ServiceAreaView[]> =>
  readAreas(orm, SERVICE_AREA, ids, (row) => ({
    isBothEnds: (row as typeof serviceAreas.$inferSelect).isBothEnds,
  }));

/** @throws AppError SERVICE_AREA_NOT_FOUND */
export async function getServiceArea(orm: Pick<Tx, 'select'>, areaId: string): Promise<ServiceAreaView> {
  const [found] = await readServiceAreas(orm, [areaId]);
  if (!found) throw new AppError('SERVICE_AREA_NOT_FOUND');
  return found;
}

/** One page of the areas, also of those that ended, newest first. */
export const listServiceAreas = (db: Db, input: PageInput): Promise<PageOf<ServiceAreaView>> =>
  listAreas(db, SERVICE_AREA, input, readServiceAreas);
