import type {
  ListRidesInput,
  PageInput,
  PageOf,
  RideDetail,
  RideSort,
  RideStatus,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import { firstIdOf } from '../core/first-id-of.ts';
import { inSnapshot, type Reader, type Snapshot } from '../core/in-snapshot.ts';
import { readPage, readRows, type ListQuery, type PassedDays } from '../core/read-page.ts';
import { countRides, findRideDay } from '../figures/ride-counts.ts';
import {
  findNamedRideIds,
  findRidesOfPeople,
  joinFound,
  rideConditions,
  type RideFilter,
} from '../search/find-ride-ids.ts';
import { idsOfPage, pageOfFound } from '../search/page-of-found.ts';
import type { Found } from '../search/search-steps.ts';
import { RIDE_DETAIL, viewDetail, type DetailRow } from './ride-detail.ts';

/** Ids begin with the time they were made, so that their order is that of the requests. */
const RIDES = { table: 'rides r', name: 'r', order: ['r.id'], columns: RIDE_DETAIL };
const LISTED = 'r.deleted_at is null';

const ORDERS = {
  newest: {},
  oldest: { isReversed: true },
  dearest: { order: ['r.fare_cents', 'r.id'] },
  cheapest: { order: ['r.fare_cents', 'r.id'], isReversed: true },
} as const satisfies Record<RideSort, Partial<ListQuery>>;

/** One page of all rides, in the order asked for: of a status, of some days, or found by a search. */
export async function listRides(db: Db, input: ListRidesInput): Promise<PageOf<RideDetail>> {
  const { search, status, from, to, sort } = input;
  const filter = { status, ...(await idsOfDays(db, from, to)) };
  if (search)
    return inSnapshot(db, async (snapshot) => {
      const found = await findRides(snapshot, search, filter);
      const ids = await sortIds(snapshot, found.ids, sort);
      return pageOfFound(found, await readRides(snapshot, idsOfPage({ ids }, input)), input);
    });
  const isFinished = status === undefined || status === 'completed' || status === 'canceled';
  const isByTime = sort === 'newest' || sort === 'oldest';
  const isOfAllDays = !from && !to;
  return pageOfRides(db, input, {
    ...RIDES,
    // Few rides are active, and an index has those. The key's order would tempt to read all rides for them.
    ...(!isFinished && { order: ['coalesce(r.id, r.id)'] }),
    ...ORDERS[sort],
    ...rideConditions(filter),
    // Of all days that is known; of some they are counted.
    ...(isOfAllDays && { count: (snapshot) => countRides(snapshot, status) }),
    ...(isOfAllDays &&
      isByTime && { findDay: (snapshot, rowNumber) => findDay(snapshot, rowNumber, status) }),
  });
}

async function findRides(db: Snapshot, search: string, filter: RideFilter): Promise<Found> {
  const found = await findNamedRideIds(db, search, filter);
  return { ...found, ids: joinFound(found.ids, await findRidesOfPeople(db, search, filter)) };
}

/** What was found comes newest first. */
async function sortIds(db: Reader, ids: string[], sort: RideSort): Promise<string[]> {
  if (sort === 'newest') return ids;
  if (sort === 'oldest') return ids.toReversed();
  const direction = sort === 'dearest' ? 'desc' : 'asc';
  const { rows } = await db.pool.query<{ id: string }>(
    `select id from rides where id = any($1) order by fare_cents ${direction}, id ${direction}`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** The ids of what was requested on these days of the city. */
async function idsOfDays(db: Reader, from: string | undefined, to: string | undefined): Promise<RideFilter> {
  if (!from && !to) return {};
  const { rows } = await db.pool.query<{ fromAt: Date | null; beforeAt: Date | null }>(
    `select city_day_start($1::date, time_zone) as "fromAt", city_day_start($2::date + 1, time_zone) as "beforeAt" from city`,
    [from ?? null, to ?? null],
  );
  const { fromAt, beforeAt } = rows[0] ?? {};
  return {
    fromId: fromAt ? firstIdOf(fromAt) : undefined,
    untilId: beforeAt ? firstIdOf(beforeAt) : undefined,
  };
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
