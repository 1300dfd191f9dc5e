import { pageAsked, type DriverView, type ListDriversInput, type PageOf } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { inArray, isNull } from 'drizzle-orm';
import { inSnapshot, type Reader } from '../core/in-snapshot.ts';
import { inOrder, readPage } from '../core/read-page.ts';
import { findDriverIds } from '../search/find-driver-ids.ts';
import { idsOfPage, pageOfFound } from '../search/page-of-found.ts';
import { driverCondition } from './driver-filters.ts';
import { selectDrivers, viewDriver } from './driver-queries.ts';

const { drivers } = schema;

/** One page of the drivers whose name, address or plate contains `search`, ignoring case, newest first. */
export async function listDrivers(db: Db, input: ListDriversInput): Promise<PageOf<DriverView>> {
  const { search, status } = input;
  const asked = pageAsked(input);
  const isOf = status && driverCondition(status);
  if (search)
    return inSnapshot(db, async (snapshot) => {
      const found = await findDriverIds(snapshot, search, isOf);
      return pageOfFound(found, await readDrivers(snapshot, idsOfPage(found, asked)), asked);
    });
  return readPage(db, asked, {
    table: drivers,
    where: [isNull(drivers.deletedAt), isOf],
    order: [drivers.createdAt, drivers.id],
    read: readDrivers,
  });
}

/** The drivers with these ids, in this order. */
export const readDrivers = async (db: Reader, ids: string[]): Promise<DriverView[]> =>
  inOrder(await selectDrivers(db).where(inArray(drivers.id, ids)), ids).map(viewDriver);
