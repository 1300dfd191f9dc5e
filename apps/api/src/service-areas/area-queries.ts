import type { AreaHistory, PageInput, PageOf, QueueZone } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../core/in-transaction.ts';
import { inOrder, readPage } from '../core/read-page.ts';
import type { AreaKind, AreaTable } from './area-kind.ts';

const { users } = schema;

/**
 * The areas with these ids, in this order, also those that ended.
 * @param own what only this kind of area has
 */
export async function readAreas<Own extends object>(
  orm: Pick<Tx, 'select'>,
  { table }: AreaKind,
  ids: string[],
  own: (row: AreaTable['$inferSelect']) => Own,
): Promise<(QueueZone & AreaHistory & Own)[]> {
  const enders = alias(users, 'enders');
  const rows = await orm
    .select({ area: table, by: users.name, endedBy: enders.name })
    .from(table)
    .innerJoin(users, eq(users.id, table.madeBy))
    .leftJoin(enders, eq(enders.id, table.endedBy))
    .where(inArray(table.id, ids));
  const views = rows.map(({ area, by, endedBy }) => ({
    ...{ id: area.id, name: area.name, corners: area.corners },
    ...own(area),
    ...{ by: { id: area.madeBy, name: by }, madeAt: area.madeAt.toISOString() },
    ended: area.endedAt && {
      at: area.endedAt.toISOString(),
      by: { id: area.endedBy ?? '', name: endedBy ?? '' },
    },
  }));
  return inOrder(views, ids);
}

/** One page of the areas, also of those that ended, newest first. */
export const listAreas = <View>(
  db: Db,
  { table }: AreaKind,
  input: PageInput,
  read: (orm: Pick<Tx, 'select'>, ids: string[]) => Promise<View[]>,
): Promise<PageOf<View>> =>
  readPage(db, input, {
    table,
    where: [],
    order: [table.madeAt, table.id],
    read: ({ orm }, ids) => read(orm, ids),
  });
