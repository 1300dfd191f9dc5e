import { pageAsked, type DriverView, type ListDriversInput, type PageOf } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { inSnapshot, type Reader } from '../core/in-snapshot.ts';
import { readPage, readRows } from '../core/read-page.ts';
import { findDriverIds } from '../search/find-driver-ids.ts';
import { idsOfPage, pageOfFound } from '../search/page-of-found.ts';
import { driverConditions } from './driver-filters.ts';
import { DRIVER_COLUMNS, DRIVER_JOINS, viewDriver, type DriverRow } from './driver-queries.ts';

const DRIVERS = {
  table: 'drivers d',
  name: 'd',
  columns: DRIVER_COLUMNS,
  joins: DRIVER_JOINS,
};

/** One page of the drivers whose name, address or plate holds `search`, in whatever case, newest first. */
export async function listDrivers(db: Db, input: ListDriversInput): Promise<PageOf<DriverView>> {
  const { search, status } = input;
  const asked = pageAsked(input);
  const where = driverConditions(status, 'd');
  if (search)
    return inSnapshot(db, async (snapshot) => {
      const found = await findDriverIds(snapshot, search, where);
      return pageOfFound(found, await readDrivers(snapshot, idsOfPage(found, asked)), asked);
    });
  const { rows, total } = await readPage<DriverRow>(db, asked, {
    ...DRIVERS,
    where: ['d.deleted_at is null', ...where],
    values: [],
  });
  return { items: rows.map(viewDriver), ...asked, total };
}

/** The drivers with these ids, in this order. */
export const readDrivers = async (db: Reader, ids: string[]): Promise<DriverView[]> =>
  (await readRows<DriverRow>(db, DRIVERS, ids)).map(viewDriver);
