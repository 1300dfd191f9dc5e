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

/** One row: what every process of the city goes by. */
export const city = pgTable(
  'city',
  {
    id: boolean().primaryKey().default(true),
    /** The figures below are counted by it. */
    timeZone: text().notNull(),
    /** Riders and drivers don't see each other's phone numbers. */
    hidesPhones: boolean().notNull().default(false),
    /** Rides requested before it no longer name the passengers they were booked for; null before the first time. */
    passengersForgottenTo: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [check('city_one', sql`${table.id}`)],
);

/**
 * Notes that triggers on rides write and that nobody has added to the figures yet. Rows are only inserted, so no ride
 * waits for another.
 */
export const rideDeltas = pgTable('ride_deltas', {
  /** What started or stopped counting: requested, completed or canceled. */
  kind: rideStatusEnum().notNull(),
  /** 1, or -1 for something that no longer counts. */
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

/** Rides by the day under which lists show them; `requested` counts all of them. Deleted rides never count. */
export const rideDays = pgTable('ride_days', {
  day: date().primaryKey(),
  requested: count(),
  completed: count(),
  canceled: count(),
});

/**
 * What happened in each hour of the city's clock. Money is from completed rides, by completion time: what was charged,
 * what was refunded, and how the rest was split.
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

/** Requests by the H3 cell of their pickup. */
export const rideCells = pgTable(
  'ride_cells',
  { day: date().notNull(), cell: text().notNull(), requested: count() },
  (table) => [primaryKey({ columns: [table.day, table.cell] })],
);

/** The same by month, identified by its first day. Sums over years read this table. */
export const rideCellMonths = pgTable(
  'ride_cell_months',
  { month: date().notNull(), cell: text().notNull(), requested: count() },
  (table) => [primaryKey({ columns: [table.month, table.cell] })],
);

/**
 * The same by hour of the city's clock, for the last `CELL_HOURS_DAYS` days. It tells how many requests an hour of the
 * week usually has.
 */
export const rideCellHours = pgTable(
  'ride_cell_hours',
  { day: date().notNull(), hour: smallint().notNull(), cell: text().notNull(), requested: count() },
  (table) => [primaryKey({ columns: [table.day, table.hour, table.cell] })],
);
/** Six weeks, including today. A migration and a view use the same number. */
export const CELL_HOURS_DAYS = 42;

export const driverTotals = pgTable('driver_totals', {
  driverId: uuid().primaryKey(),
  completed: count(),
  canceled: count(),
  payoutCents: cents(),
});

/** Like ride_deltas, for accounts. */
export const userDeltas = pgTable('user_deltas', {
  role: roleEnum().notNull(),
  status: userStatusEnum().notNull(),
  n: smallint().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});

/** Accounts by the day they were created and their present state. */
export const userDays = pgTable(
  'user_days',
  { day: date().notNull(), role: roleEnum().notNull(), status: userStatusEnum().notNull(), count: count() },
  (table) => [primaryKey({ columns: [table.day, table.role, table.status] })],
);

// Kept figures plus notes not folded in yet. One day may have several rows. Migrations create these views by hand.

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

/** One row per driver. Use it only for sums over all drivers; for a few, read the kept and the noted figures directly. */
export const driverTotalsNow = pgView('driver_totals_now', {
  driverId: uuid().notNull(),
  completed: count(),
  canceled: count(),
  payoutCents: cents(),
}).existing();

/** The notes not folded in yet, one row per driver. */
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
