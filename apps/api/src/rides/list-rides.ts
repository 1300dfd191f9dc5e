import type { ListRidesInput, PageInput, PageOf, RideDetail, RideStatus } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import { firstIdOf } from '../core/first-id-of.ts';
import { inSnapshot, type Reader } from '../core/in-snapshot.ts';
import { readPage, readRows, type ListQuery, type PassedDays } from '../core/read-page.ts';
import { countRides, findRideDay } from '../figures/ride-counts.ts';
import { findNamedRideIds } from '../search/find-ride-ids.ts';
import { idsOfPage, pageOfFound } from '../search/page-of-found.ts';
import { RIDE_DETAIL, viewDetail, type DetailRow } from './ride-detail.ts';

/** Ids begin with the time they were made, so that their order is that of the requests. */
const RIDES = { table: 'rides r', name: 'r', order: ['r.id'], columns: RIDE_DETAIL };
const LISTED = 'r.deleted_at is null';

/** One page of all rides, newest first, of a status or found by a search. */
export async function listRides(db: Db, input: ListRidesInput): Promise<PageOf<RideDetail>> {
  const { search, status } = input;
  if (search)
    return inSnapshot(db, async (snapshot) => {
      const found = await findNamedRideIds(snapshot, search, status);
      const rows = await readRides(snapshot, idsOfPage(found, input));
      return pageOfFound(found, rows, input);
    });
  const isFinished = status === undefined || status === 'completed' || status === 'canceled';
  return pageOfRides(db, input, {
    ...RIDES,
    // Few rides are active, and an index has those. The key's order would tempt to read all rides for them.
    ...(!isFinished && { order: ['coalesce(r.id, r.id)'] }),
    where: status ? [LISTED, 'r.status = $1'] : [LISTED],
    values: status ? [status] : [],
    count: (snapshot) => countRides(snapshot, status),
    findDay: (snapshot, rowNumber) => findDay(snapshot, rowNumber, status),
  });
}

/** A person's finished rides, newest first. */
export const listFinishedRides = (db: Db, { userId }: Actor, page: PageInput): Promise<PageOf<RideDetail>> =>
  pageOfRides(db, page, {
    ...RIDES,
    where: [LISTED, '$1 in (r.rider_id, r.driver_id)', `r.status in ('completed', 'canceled')`],
    values: [userId],
  });

/** The rides with these ids, in this order. */
export const readRides = async (db: Reader, ids: string[]): Promise<RideDetail[]> =>
  (await readRows<DetailRow>(db, RIDES, ids)).map(viewDetail);

async function pageOfRides(
  db: Db,
  { page, limit }: PageInput,
  query: ListQuery,
): Promise<PageOf<RideDetail>> {
  const { rows, total } = await readPage<DetailRow>(db, { page, limit }, query);
  return { items: rows.map(viewDetail), page, limit, total };
}

async function findDay(
  db: Db,
  rowNumber: number,
  status: RideStatus | undefined,
): Promise<PassedDays | undefined> {
  const day = await findRideDay(db, rowNumber, status);
  return day && { before: day.before, until: firstIdOf(day.until), isOlder: (n) => `r.id < $${n}::uuid` };
}
