import type { WishKind } from '@ridewire/contracts/choices';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { drivers } from './drivers.ts';
import { roleEnum, users } from './users.ts';

/** Wishes of a rider and a driver about being matched with each other. Each may have one about the other. */
export const pairWishes = pgTable(
  'pair_wishes',
  {
    riderId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    driverId: uuid()
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    /** Which of the two made the wish. */
    saidBy: roleEnum().notNull(),
    kind: text().$type<WishKind>().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.riderId, table.driverId, table.saidBy] }),
    index('pair_wishes_driver').on(table.driverId),
    check(
      'pair_wishes_kind',
      sql`${table.kind} in ('favorite', 'avoided') and (${table.saidBy} = 'rider' or (${table.saidBy} = 'driver' and ${table.kind} = 'avoided'))`,
    ),
  ],
);
