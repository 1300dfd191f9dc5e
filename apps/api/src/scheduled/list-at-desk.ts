import type { ListScheduledInput, PageOf, ScheduledAtDesk, ScheduledInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, desc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import { inSnapshot, type Snapshot } from '../core/in-snapshot.ts';
import { readPage } from '../core/read-page.ts';
import { nameInEnglish } from '../places/name-in-english.ts';
import { containing } from '../search/containing.ts';
import { findUserIds } from '../search/find-user-ids.ts';
import { idsOfPage, pageOfFound } from '../search/page-of-found.ts';
import { phoneDigits } from '../search/phone-digits.ts';
import { ENOUGH, type Found } from '../search/search-steps.ts';
import { withAsksAt, type AsksAtDeps } from './asks-at.ts';
import { IS_UPCOMING, readAtDesk } from './scheduled-queries.ts';

const { city, scheduledRides, users } = schema;

type Deps = AsksAtDeps & { adminDb: Db };

const ORDER = [scheduledRides.pickupAt, scheduledRides.id];

/** What of a ride itself is searched, apart from its rider. */
const WORDS = sql`lower(concat_ws(E'\n', ${scheduledRides.pickupAddress}, ${scheduledRides.destinationAddress},
  stop_lines(${scheduledRides.stops}), ${scheduledRides.passenger} ->> 'name', ${scheduledRides.promoCode}))`;

/** One page of everyone's scheduled rides: those that wait the soonest first, the others the latest first. */
export async function listAtDesk(deps: Deps, input: ListScheduledInput): Promise<PageOf<ScheduledAtDesk>> {
  const page = await readPageAtDesk(deps.adminDb, input);
  return { ...page, items: await withAsksAt(deps, page.items) };
}

async function readPageAtDesk(db: Db, input: ListScheduledInput): Promise<PageOf<ScheduledAtDesk>> {
  const { search, state, from, to, riderId, ...asked } = input;
  const isSoonestFirst = state === 'waiting';
  const where = [
    isSoonestFirst ? IS_UPCOMING : eq(scheduledRides.state, state),
    from === undefined ? undefined : gte(scheduledRides.pickupAt, startOf(from, 0)),
    to === undefined ? undefined : lt(scheduledRides.pickupAt, startOf(to, 1)),
    riderId === undefined ? undefined : eq(scheduledRides.riderId, riderId),
  ];
  if (!search)
    return readPage(db, asked, {
      ...{ table: scheduledRides, where, order: ORDER, isReversed: isSoonestFirst },
      read: readAtDesk,
    });
  return inSnapshot(db, async (snapshot) => {
    const found = await find(snapshot, search, where, isSoonestFirst ? asc : desc);
    return pageOfFound(found, await readAtDesk(snapshot, idsOfPage(found, asked)), asked);
  });
}

/** @throws AppError SCHEDULED_NOT_FOUND */
export async function getAtDesk(deps: Deps, { id }: ScheduledInput): Promise<ScheduledAtDesk> {
  const [ride] = await withAsksAt(deps, await readAtDesk(deps.adminDb, [id]));
  if (!ride) throw new AppError('SCHEDULED_NOT_FOUND');
  return ride;
}

/** When a day begins in the city, or one so many days later. */
const startOf = (day: string, days: number): SQL =>
  sql`(select city_day_start(${day}::date + ${days}::int, ${city.timeZone}) from ${city})`;

/** Few rides are scheduled at a time: they are looked through in the list's order. */
async function find(
  db: Snapshot,
  search: string,
  where: (SQL | undefined)[],
  direction: typeof asc,
): Promise<Found> {
  const isTheirs = await ofPeople(db, search);
  const isThere = [search, nameInEnglish(search)].map(
    (text) => sql`${WORDS} like lower(${containing(text)})`,
  );
  const rows = await db.orm
    .select({ id: scheduledRides.id })
    .from(scheduledRides)
    .where(and(...where, or(isTheirs, ...isThere)))
    .orderBy(...ORDER.map(direction))
    .limit(ENOUGH);
  return { ids: rows.map(({ id }) => id) };
}

/** The rides of riders who are found by the text. If too many are, each ride's rider is looked at. */
async function ofPeople(db: Snapshot, search: string): Promise<SQL> {
  const { ids, searchedNewest } = await findUserIds(db, search, { role: 'rider' });
  return ids.length < ENOUGH && searchedNewest === undefined
    ? sql`${scheduledRides.riderId} = any (${sql.param(ids)}::uuid[])`
    : sql`exists (select from ${users} where ${users.id} = ${scheduledRides.riderId}
        and ${users.search} like lower(${containing(phoneDigits(search) ?? search)}))`;
}
