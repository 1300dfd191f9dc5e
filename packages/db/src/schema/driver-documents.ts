import type { DocumentKind, DocumentState, DocumentView } from '@ridewire/contracts';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  smallint,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { drivers } from './drivers.ts';
import { vehicles } from './vehicles.ts';

/** Nulls would all be different. */
const OF = sql`coalesce(vehicle_id, '00000000-0000-0000-0000-000000000000')`;

const at = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * Documents that drivers send. The files are in the media store under this id. Of each kind a driver has at most one that
 * is approved, and one that waits or was returned, for each of their vehicles. The approved one counts until another replaces it.
 */
export const driverDocuments = pgTable(
  'driver_documents',
  {
    /** The id of the file. A new upload gets a new id. */
    id: uuid().primaryKey(),
    driverId: uuid()
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    /** The vehicle it is of, one that the driver doesn't drive now; null for the license, and for those of the vehicle they drive. */
    vehicleId: uuid(),
    kind: text().$type<DocumentKind>().notNull(),
    state: text().$type<DocumentState>().notNull().default('waiting'),
    /** +1 with each decision about this upload. */
    version: integer().notNull().default(1),
    fileType: text().$type<DocumentView['fileType']>().notNull(),
    byteCount: integer().notNull(),
    /** The last day the document is valid. */
    expiresOn: date().notNull(),
    /** How many days before its end its driver was last reminded; 0 once told that it has expired. */
    remindedDays: smallint(),
    /** Why the document was returned. */
    reason: text(),
    uploadedAt: at().notNull().defaultNow(),
    judgedAt: at(),
    /** An admin, whose account may be gone. */
    judgedBy: uuid(),
  },
  (table) => [
    uniqueIndex('driver_documents_one_approved')
      .on(table.driverId, table.kind, OF)
      .where(sql`${table.state} = 'approved'`),
    uniqueIndex('driver_documents_one_open')
      .on(table.driverId, table.kind, OF)
      .where(sql`${table.state} <> 'approved'`),
    foreignKey({
      name: 'driver_documents_vehicle',
      columns: [table.driverId, table.vehicleId],
      foreignColumns: [vehicles.driverId, vehicles.id],
    }).onDelete('cascade'),
    check('driver_documents_of_vehicle', sql`${table.vehicleId} is null or ${table.kind} <> 'licence'`),
    index('driver_documents_expires')
      .on(table.expiresOn)
      .where(sql`${table.state} = 'approved'`),
    // Finds all documents of a driver. Waiting ones are found through the index of open ones.
    index('driver_documents_of_driver').on(table.driverId),
    check('driver_documents_kind', sql`${table.kind} in ('licence', 'registration', 'insurance')`),
    check('driver_documents_state', sql`${table.state} in ('waiting', 'approved', 'returned')`),
    check('driver_documents_file', sql`${table.fileType} in ('webp', 'pdf') and ${table.byteCount} > 0`),
    check(
      'driver_documents_reason',
      sql`(${table.state} = 'returned') = (${table.reason} is not null) and length(${table.reason}) <= 300`,
    ),
    check('driver_documents_judged', sql`(${table.state} = 'waiting') = (${table.judgedAt} is null)`),
  ],
);
