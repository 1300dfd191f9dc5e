import type { DriverFilter, DriverView, ListDriversInput, PageOf } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { inSnapshot, type Reader } from '../core/in-snapshot.ts';
import { readPage, readRows } from '../core/read-page.ts';
import { findDriverIds } from '../search/find-driver-ids.ts';
import { idsOfPage, pageOfFound } from '../search/page-of-found.ts';
import { DRIVER_COLUMNS, viewDriver, type DriverRow } from './driver-queries.ts';

const DRIVERS = {
  table: 'drivers d',
  name: 'd',
  columns: DRIVER_COLUMNS,
  joins: 'left join users u on u.id = d.id',
};

const FILTERS: Record<DriverFilter, string> = {
  approved: 'd.approved',
  suspended: 'd.suspended',
  available: 'd.available',
  waiting: `not d.approved and not exists (select from users u where u.id = d.id and u.email_verified_at is null)`,
  documents: `exists (select from driver_documents x where x.driver_id = d.id and x.state = 'waiting')`,
};

/** One page of the drivers whose name, address or plate holds `search`, in whatever case, newest first. */
export async function listDrivers(db: Db, input: ListDriversInput): Promise<PageOf<DriverView>> {
  const { page, limit, search, status } = input;
  const where = status ? [FILTERS[status]] : [];
  if (search)
    return inSnapshot(db, async (snapshot) => {
      const found = await findDriverIds(snapshot, search, where);
      return pageOfFound(found, await readDrivers(snapshot, idsOfPage(found, input)), input);
    });
  const { rows, total } = await readPage<DriverRow>(db, input, { ...DRIVERS, where, values: [] });
  return { items: rows.map(viewDriver), page, limit, total };
}

/** The drivers with these ids, in this order. */
export const readDrivers = async (db: Reader, ids: string[]): Promise<DriverView[]> =>
  (await readRows<DriverRow>(db, DRIVERS, ids)).map(viewDriver);
