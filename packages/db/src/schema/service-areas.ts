import type { LatLng } from '@ridewire/contracts';
import { AREA_CORNERS, LONGEST_AREA_NAME } from '@ridewire/contracts/service-area';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * The parts of the city where riders are picked up, as the desk drew them; without any that stands, the whole map. An area is never
 * changed: another takes its place. A trigger tells every process of a change.
 */
export const serviceAreas = pgTable(
  'service_areas',
  {
    /** Made by the client: a retry finds the area it already made. */
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** In order around it, without the closing one. */
    corners: jsonb().$type<LatLng[]>().notNull(),
    /** A ride from here must also end in a service area. */
    isBothEnds: boolean().notNull().default(false),
    /** The area whose place it took. */
    replaces: uuid().references((): AnyPgColumn => serviceAreas.id),
    madeBy: uuid()
      .notNull()
      .references(() => users.id),
    madeAt: at().notNull().defaultNow(),
    endedAt: at(),
    endedBy: uuid().references(() => users.id),
  },
  (table) => [
    // Two that stand never have one name, however it is written.
    uniqueIndex('service_areas_name_unique')
      .on(sql`lower(${table.name})`)
      .where(sql`${table.endedAt} is null`),
    uniqueIndex('service_areas_replaces_unique')
      .on(table.replaces)
      .where(sql`${table.replaces} is not null`),
    index('service_areas_made_by').on(table.madeBy),
    index('service_areas_ended_by')
      .on(table.endedBy)
      .where(sql`${table.endedBy} is not null`),
    check(
      'service_areas_name',
      sql`char_length(${table.name}) between 1 and ${sql.raw(`${LONGEST_AREA_NAME}`)}`,
    ),
    check(
      'service_areas_corners',
      sql`jsonb_array_length(${table.corners}) between ${sql.raw(`${AREA_CORNERS.min}`)} and ${sql.raw(`${AREA_CORNERS.max}`)}`,
    ),
    check('service_areas_ended', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
  ],
);
