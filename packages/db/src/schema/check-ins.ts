import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { rides } from './rides.ts';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** “Is everything all right?”, asked of a ride's rider and driver. */
export const checkIns = pgTable(
  'check_ins',
  {
    id: uuid().primaryKey(),
    rideId: uuid()
      .notNull()
      .references(() => rides.id, { onDelete: 'cascade' }),
    riderId: uuid()
      .notNull()
      .references(() => users.id),
    driverId: uuid()
      .notNull()
      .references(() => users.id),
    why: text().$type<'standing' | 'away'>().notNull(),
    state: text()
      .$type<'open' | 'well' | 'help' | 'unanswered' | 'moved' | 'ended'>()
      .notNull()
      .default('open'),
    /** Where the car was. */
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    askedAt: at().notNull(),
    answerBy: at().notNull(),
    riderAnswer: text().$type<'well' | 'help'>(),
    riderAnsweredAt: at(),
    driverAnswer: text().$type<'well' | 'help'>(),
    driverAnsweredAt: at(),
    closedAt: at(),
  },
  (table) => [
    uniqueIndex('check_ins_open_unique')
      .on(table.rideId)
      .where(sql`${table.state} = 'open'`),
    index('check_ins_ride').on(table.rideId, table.askedAt),
    check(
      'check_ins_values',
      sql`${table.why} in ('standing', 'away') and ${table.state} in ('open', 'well', 'help', 'unanswered', 'moved', 'ended')
        and coalesce(${table.riderAnswer} in ('well', 'help'), true) and coalesce(${table.driverAnswer} in ('well', 'help'), true)`,
    ),
    check('check_ins_closed', sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
    check(
      'check_ins_answered',
      sql`(${table.riderAnswer} is null) = (${table.riderAnsweredAt} is null) and (${table.driverAnswer} is null) = (${table.driverAnsweredAt} is null)`,
    ),
  ],
);

/** How the car of each ride with its rider aboard gets on, kept so that a restart doesn't begin to count anew. */
export const rideProgress = pgTable('ride_progress', {
  rideId: uuid()
    .primaryKey()
    .references(() => rides.id, { onDelete: 'cascade' }),
  driverId: uuid().notNull(),
  /** The car has stayed near this place since then. */
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  since: at().notNull(),
  heardAt: at().notNull(),
  /** The place nearest to the destination so far. */
  nearestLat: doublePrecision().notNull(),
  nearestLng: doublePrecision().notNull(),
  /** Since when the car is far off and comes no nearer, and how many meters by street were left then. */
  awaySince: at(),
  awayMeters: integer(),
});
