import type { PageInput, PageOf, StreetChangeView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';
import { inOrder, readPage } from '../core/read-page.ts';

const { streetChanges, users } = schema;
const { id, kmh, reason, stretches, beginsAt, endsAt, endedAt } = streetChanges;

/** The database's clock decides for all processes what has begun and what is over: one moment for a whole statement. */
const now = sql`statement_timestamp()`;
const isOpen = and(isNull(endedAt), or(isNull(endsAt), sql`${endsAt} > ${now}`));
const hasBegun = sql<boolean>`${beginsAt} <= ${now}`;

/** The changes that stand or come, the oldest first, and how long each stays as it is, in milliseconds; null for one without an end. */
export const listOpen = ({ orm }: Pick<Db, 'orm'>) =>
  orm
    .select({
      ...{ id, kmh, reason, stretches, hasBegun },
      nextInMs: sql<
        number | null
      >`(extract(epoch from case when ${hasBegun} then ${endsAt} else ${beginsAt} end - ${now}) * 1000)::float8`,
    })
    .from(streetChanges)
    .where(isOpen)
    .orderBy(asc(streetChanges.madeAt), asc(id));

export type OpenStreetChange = Awaited<ReturnType<typeof listOpen>>[number];

/** How many changes stand or come, how many stretches they have, and how long these are as JSON. */
export async function countOpen(
  tx: Pick<Tx, 'select'>,
): Promise<{ changes: number; stretches: number; bytes: number }> {
  const [counted] = await tx
    .select({
      changes: sql<number>`count(*)::int`,
      stretches: sql<number>`coalesce(sum(jsonb_array_length(${stretches})), 0)::int`,
      bytes: sql<number>`coalesce(sum(octet_length(${stretches}::text)), 0)::int`,
    })
    .from(streetChanges)
    .where(isOpen);
  return counted ?? { changes: 0, stretches: 0, bytes: 0 };
}

/** The changes with these ids, in this order, also those that are over. */
async function readStreetChanges(orm: Pick<Tx, 'select'>, ids: string[]): Promise<StreetChangeView[]> {
  const enders = alias(users, 'enders');
  const rows = await orm
    .select({ change: streetChanges, by: users.name, endedBy: enders.name })
    .from(streetChanges)
    .innerJoin(users, eq(users.id, streetChanges.madeBy))
    .leftJoin(enders, eq(enders.id, streetChanges.endedBy))
    .where(inArray(id, ids));
  const views = rows.map(({ change, by, endedBy }) => ({
    ...{ id: change.id, kmh: change.kmh, reason: change.reason, stretches: change.stretches },
    beginsAt: change.beginsAt.toISOString(),
    endsAt: change.endsAt?.toISOString() ?? null,
    ...{ by: { id: change.madeBy, name: by }, madeAt: change.madeAt.toISOString() },
    ended: change.endedAt && {
      at: change.endedAt.toISOString(),
      by: { id: change.endedBy ?? '', name: endedBy ?? '' },
    },
  }));
  return inOrder(views, ids);
}

/** @throws AppError STREET_CHANGE_NOT_FOUND */
export async function getStreetChange(orm: Pick<Tx, 'select'>, changeId: string): Promise<StreetChangeView> {
  const [found] = await readStreetChanges(orm, [changeId]);
  if (!found) throw new AppError('STREET_CHANGE_NOT_FOUND');
  return found;
}

/** One page of the changes, also of those that are over, newest first. */
export const listStreetChanges = (db: Db, input: PageInput): Promise<PageOf<StreetChangeView>> =>
  readPage(db, input, {
    table: streetChanges,
    where: [],
    order: [streetChanges.madeAt, id],
    read: ({ orm }, ids) => readStreetChanges(orm, ids),
  });
