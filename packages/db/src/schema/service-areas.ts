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
  type PgColumn,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * The columns of every kind of area that the desk draws. An area is never changed: another takes its place. A trigger of its table
 * tells every process of a change.
 * @param replaced the table's own id
 */
export const areaColumns = (replaced: () => AnyPgColumn) => ({
  /** Made by the client: a retry finds the area it already made. */
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** In order around it, without the closing one. */
  corners: jsonb().$type<LatLng[]>().notNull(),
  /** The area whose place it took. */
  replaces: uuid().references(replaced),
  madeBy: uuid()
    .notNull()
    .references(() => users.id),
  madeAt: at().notNull().defaultNow(),
  endedAt: at(),
  endedBy: uuid().references(() => users.id),
});

type AreaColumns = Record<keyof ReturnType<typeof areaColumns>, PgColumn>;

/** What holds for every kind of area. @param prefix the name of the table */
export const areaRules = (prefix: string, table: AreaColumns) => [
  // Two that stand never have one name, however it is written.
  uniqueIndex(`${prefix}_name_unique`)
    .on(sql`lower(${table.name})`)
    .where(sql`${table.endedAt} is null`),
  uniqueIndex(`${prefix}_replaces_unique`)
    .on(table.replaces)
    .where(sql`${table.replaces} is not null`),
  index(`${prefix}_made_by`).on(table.madeBy),
  index(`${prefix}_ended_by`)
    .on(table.endedBy)
    .where(sql`${table.endedBy} is not null`),
  check(`${prefix}_name`, sql`char_length(${table.name}) between 1 and ${sql.raw(`${LONGEST_AREA_NAME}`)}`),
  check(
    `${prefix}_corners`,
    sql`jsonb_array_length(${table.corners}) between ${sql.raw(`${AREA_CORNERS.min}`)} and ${sql.raw(`${AREA_CORNERS.max}`)}`,
  ),
  check(`${prefix}_ended`, sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
];

/**
 * The parts of the city where riders are picked up, as the desk drew them; without any that stands, the whole map.
 */
export const serviceAreas = pgTable(
  'service_areas',
  {
    ...areaColumns((): AnyPgColumn => serviceAreas.id),
    /** A ride from here must also end in a service area. */
    isBothEnds: boolean().notNull().default(false),
  },
  (table) => areaRules('service_areas', table),
);
