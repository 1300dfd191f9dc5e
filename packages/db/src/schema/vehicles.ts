import type { CarColor } from '@ridewire/contracts/choices';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { drivers } from './drivers.ts';

/**
 * The vehicles a driver doesn't drive now. The one they drive is in their own row, under `vehicle_id`: as they change vehicles,
 * the two change places.
 */
export const vehicles = pgTable(
  'vehicles',
  {
    driverId: uuid()
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    /** Made by the driver's device, so that a retry finds the vehicle it already added: unique for the driver alone. */
    id: uuid().notNull(),
    model: text(),
    color: text().$type<CarColor>(),
    licensePlate: text(),
    kind: text().notNull(),
    rank: smallint().notNull(),
    seats: smallint().notNull(),
    /** The part of that an admin confirmed; null before the first time, and once it has another plate. */
    confirmedKind: text(),
    confirmedRank: smallint(),
    confirmedSeats: smallint(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.driverId, table.id] }),
    index('vehicles_plate').using('gin', table.licensePlate.op('gin_trgm_ops')),
    check('vehicles_lengths', sql`length(${table.model}) <= 60 and length(${table.licensePlate}) <= 30`),
    check(
      'vehicles_color',
      sql`${table.color} in ('white', 'black', 'silver', 'gray', 'red', 'maroon', 'blue', 'green', 'yellow', 'gold', 'orange', 'brown')`,
    ),
    check(
      'vehicles_vehicle',
      sql`${table.kind} ~ '^[a-z][a-z0-9_]{1,29}$' and ${table.confirmedKind} ~ '^[a-z][a-z0-9_]{1,29}$' and ${table.rank} between 1 and 9 and ${table.confirmedRank} between 1 and 9 and ${table.seats} between 1 and 20 and ${table.confirmedSeats} between 1 and 20`,
    ),
    check(
      'vehicles_confirmed',
      sql`num_nulls(${table.confirmedKind}, ${table.confirmedRank}, ${table.confirmedSeats}) in (0, 3)`,
    ),
  ],
);
