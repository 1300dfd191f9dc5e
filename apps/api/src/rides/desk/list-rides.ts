import {
  pageAsked,
  type FinishedRidesInput,
  type ListRidesInput,
  type PageOf,
  type RideDetail,
  type RideSort,
  type RideStatus,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { asc, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Actor } from '../../core/actor.ts';
import { firstIdOf } from '../../core/first-id-of.ts';
import { inSnapshot, type Reader, type Snapshot } from '../../core/in-snapshot.ts';
import { inOrder, readPage, type ListQuery, type PassedDays } from '../../core/read-page.ts';
import { countRides, findRideDay, type Days } from '../../figures/ride-counts.ts';
import { findNamedRideIds, joinFound, rideConditions, type RideFilter } from '../../search/find-ride-ids.ts';
import { findRidesOfPeople } from '../../search/find-rides-of-people.ts';
import { idsOfPage, pageOfFound } from '../../search/page-of-found.ts';
import type { Found } from '../../search/search-steps.ts';
import { IS_FINISHED, IS_LISTED } from '../reads/ride-conditions.ts';
import { selectDetails, viewDetail } from '../reads/ride-detail-queries.ts';

const { city, rides } = schema;

/** Ids begin with the time of the request. */
const BY_TIME = [rides.id];
const BY_FARE = [rides.fareCents, rides.id];

const ORDERS = {
  newest: { order: BY_TIME },
  oldest: { order: BY_TIME, isReversed: true },
  dearest: { order: BY_FARE },
  cheapest: { order: BY_FARE, isReversed: true },
} as const satisfies Record<RideSort, Pick<ListQuery<RideDetail>, 'order' | 'isReversed'>>;

/** A page of all rides, of a status, of some days, or found by a search. */
export async function listRides(db: Db, input: ListRidesInput): Promise<PageOf<RideDetail>> {
  const { search, status, from, to, review, sort } = input;
  const asked = pageAsked(input);
  const filter = { status, review, ...(await idsOfDays(db, from, to)) };
  if (search)
    return inSnapshot(db, async (snapshot) => {
      const found = await findRides(snapshot, search, filter);
      const ids = await sortIds(snapshot, found.ids, sort);
      return pageOfFound(found, await readRides(snapshot, idsOfPage({ ids }, asked)), asked);
    });
  const isFinished = status === undefined || status === 'completed' || status === 'canceled';
  const isByTime = sort === 'newest' || sort === 'oldest';
  // Counts are kept by day; active rides are counted as a whole.
  const isCounted = !review && (isFinished || (!from && !to));
  const days = { from, to };
  return readPage(db, asked, {
    table: rides,
    where: rideConditions(filter),
    read: readRides,
    ...ORDERS[sort],
    // For the partial index of the few active rides: by the plain key, the planner would read all rides.
    ...(!isFinished && isByTime && { order: [sql`coalesce(${rides.id}, ${rides.id})`] }),
    ...(isCounted && { count: (snapshot) => countRides(snapshot, status, days) }),
    ...(isCounted &&
      isByTime && { findDay: (snapshot, rowNumber) => findDay(snapshot, rowNumber, status, days) }),
  });
}

async function findRides(db: Snapshot, search: string, filter: RideFilter): Promise<Found> {
  const found = await findNamedRideIds(db, search, filter);
  const ofPeople = await findRidesOfPeople(db, search, filter, found.ids);
  return { ...found, ids: joinFound(found.ids, ofPeople) };
}

/** The ids come newest first. */
async function sortIds(db: Reader, ids: string[], sort: RideSort): Promise<string[]> {
  if (sort === 'newest') return ids;
  if (sort === 'oldest') return ids.toReversed();
  const direction = sort === 'dearest' ? desc : asc;
  const rows = await db.orm
    .select({ id: rides.id })
    .from(rides)
    .where(inArray(rides.id, ids))
    .orderBy(...BY_FARE.map(direction));
  return rows.map(({ id }) => id);
}

/** The ids of rides requested on these days of the city. */
async function idsOfDays(db: Reader, from: string | undefined, to: string | undefined): Promise<RideFilter> {
  if (!from && !to) return {};
  const startOf = (day: string | undefined, days: number) =>
    sql<Date | null>`city_day_start(${day ?? null}::date + ${days}::int, ${city.timeZone})`.mapWith(
      rides.requestedAt,
    );
  const [{ fromAt, beforeAt } = { fromAt: null, beforeAt: null }] = await db.orm
    .select({ fromAt: startOf(from, 0), beforeAt: startOf(to, 1) })
    .from(city);
  return {
    fromId: fromAt ? firstIdOf(fromAt) : undefined,
    untilId: beforeAt ? firstIdOf(beforeAt) : undefined,
  };
}

export const listFinishedRides = (
  db: Db,
  { userId }: Actor,
  { status, ...page }: FinishedRidesInput,
): Promise<PageOf<RideDetail>> =>
  readPage(db, page, {
    table: rides,
    where: [
      IS_LISTED,
      or(eq(rides.riderId, userId), eq(rides.driverId, userId)),
      IS_FINISHED,
      status && eq(rides.status, status),
    ],
    order: BY_TIME,
    read: readRides,
  });

/** The rides with these ids, in this order. */
export async function readRides(db: Reader, ids: string[]): Promise<RideDetail[]> {
  if (ids.length === 0) return [];
  const rows = await selectDetails(db.orm).where(inArray(rides.id, ids));
  return inOrder(rows.map(viewDetail), ids);
}

async function findDay(
  db: Snapshot,
  rowNumber: number,
  status: RideStatus | undefined,
  days: Days,
): Promise<PassedDays | undefined> {
  const day = await findRideDay(db, rowNumber, status, days);
  return day && { before: day.before, isOlder: lt(rides.id, firstIdOf(day.until)) };
}
