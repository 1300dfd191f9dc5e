import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  integer,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { rideStatusEnum } from './rides.ts';
import { roleEnum, userStatusEnum } from './users.ts';

const count = () => integer().notNull().default(0);
const cents = () => bigint({ mode: 'number' }).notNull().default(0);
const centsOfOne = () => integer().notNull().default(0);

/** One row: by which clocks the figures below were counted. */
export const city = pgTable(
  'city',
  { id: boolean().primaryKey().default(true), timeZone: text().notNull() },
  (table) => [check('city_one', sql`${table.id}`)],
);

/** What triggers on rides note down and nobody has added to the figures yet: only ever inserted, so no ride waits for another. */
export const rideDeltas = pgTable('ride_deltas', {
  /** What began or ceased to count: requested, completed or canceled. */
  kind: rideStatusEnum().notNull(),
  /** 1, or -1 for what no longer is so. */
  n: smallint().notNull(),
  listedAt: timestamp({ withTimezone: true }).notNull(),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  driverId: uuid(),
  fareCents: centsOfOne(),
  refundedCents: centsOfOne(),
  commissionCents: centsOfOne(),
  payoutCents: centsOfOne(),
  cell: text(),
});

/** Rides by the day of their place in lists; `requested` are all of them. Deleted ones count nowhere. */
export const rideDays = pgTable('ride_days', {
  day: date().primaryKey(),
  requested: count(),
  completed: count(),
  canceled: count(),
});

/**
 * What happened in each hour of the city's clock. Money is of completed rides, by when they were completed: what was charged,
 * what of it went back, and how the rest was split.
 */
export const rideHours = pgTable(
  'ride_hours',
  {
    day: date().notNull(),
    hour: smallint().notNull(),
    requested: count(),
    completed: count(),
    canceled: count(),
    fareCents: cents(),
    refundedCents: cents(),
    commissionCents: cents(),
    payoutCents: cents(),
  },
  (table) => [primaryKey({ columns: [table.day, table.hour] })],
);

/** Requests by H3 cell of their pickup. */
export const rideCells = pgTable(
  'ride_cells',
  { day: date().notNull(), cell: text().notNull(), requested: count() },
  (table) => [primaryKey({ columns: [table.day, table.cell] })],
);

/** The same by month, given by its first day: what years are summed of. */
export const rideCellMonths = pgTable(
  'ride_cell_months',
  { month: date().notNull(), cell: text().notNull(), requested: count() },
  (table) => [primaryKey({ columns: [table.month, table.cell] })],
);

/** The same by hour of the city's clock, of the last `CELL_HOURS_DAYS` days: what an hour of the week usually asks for. */
export const rideCellHours = pgTable(
  'ride_cell_hours',
  { day: date().notNull(), hour: smallint().notNull(), cell: text().notNull(), requested: count() },
  (table) => [primaryKey({ columns: [table.day, table.hour, table.cell] })],
);
/** Six weeks, the present day with them. Migration and view know the number too. */
export const CELL_HOURS_DAYS = 42;

export const driverTotals = pgTable('driver_totals', {
  driverId: uuid().primaryKey(),
  completed: count(),
  canceled: count(),
  payoutCents: cents(),
});

/** As ride_deltas, of accounts. */
export const userDeltas = pgTable('user_deltas', {
  role: roleEnum().notNull(),
  status: userStatusEnum().notNull(),
  n: smallint().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});

/** Accounts by the day they were made and what they are now. */
export const userDays = pgTable(
  'user_days',
  { day: date().notNull(), role: roleEnum().notNull(), status: userStatusEnum().notNull(), count: count() },
  (table) => [primaryKey({ columns: [table.day, table.role, table.status] })],
);

// What is kept and what is not folded yet, together, of one day in several rows; migrations make these views by hand.

export const rideDaysNow = pgView('ride_days_now', {
  day: date().notNull(),
  requested: count(),
  completed: count(),
  canceled: count(),
}).existing();

export const rideHoursNow = pgView('ride_hours_now', {
  day: date().notNull(),
  hour: smallint().notNull(),
  requested: count(),
  completed: count(),
  canceled: count(),
  fareCents: cents(),
  refundedCents: cents(),
  commissionCents: cents(),
  payoutCents: cents(),
}).existing();

export const rideCellsNow = pgView('ride_cells_now', {
  day: date().notNull(),
  cell: text().notNull(),
  requested: count(),
}).existing();

export const rideCellMonthsNow = pgView('ride_cell_months_now', {
  month: date().notNull(),
  cell: text().notNull(),
  requested: count(),
}).existing();

/** One row a driver. Only for sums over all of them: of few, those kept and those noted are read by themselves. */
export const driverTotalsNow = pgView('driver_totals_now', {
  driverId: uuid().notNull(),
  completed: count(),
  canceled: count(),
  payoutCents: cents(),
}).existing();

/** What is not folded yet, one row a driver. */
export const driverTotalsNoted = pgView('driver_totals_noted', {
  driverId: uuid().notNull(),
  completed: count(),
  canceled: count(),
  payoutCents: cents(),
}).existing();

export const userDaysNow = pgView('user_days_now', {
  day: date().notNull(),
  role: roleEnum().notNull(),
  status: userStatusEnum().notNull(),
  count: count(),
}).existing();
