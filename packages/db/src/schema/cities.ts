import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * Cities whose streets were imported. An import is a new row that nobody reads until it's finished; being finished, used and
 * its predecessor's end are one transaction. Each import is another id, so what is kept by id never goes stale.
 */
export const cities = pgTable(
  'cities',
  {
    id: uuid().primaryKey(),
    /** +1 with each import of whatever city: a short word for addresses of what changes with it. */
    version: integer().notNull().generatedAlwaysAsIdentity(),
    /** As commands call it: dhaka, monaco. */
    name: text().notNull(),
    title: text().notNull(),
    /** What it was made from: a file's name, an address, or the outline that comes with the product. */
    source: text().notNull(),
    /** Which state of the source, where the source says. */
    sourceVersion: text(),
    /** Who must be named wherever it's shown. */
    attribution: text().notNull(),
    south: doublePrecision().notNull(),
    west: doublePrecision().notNull(),
    north: doublePrecision().notNull(),
    east: doublePrecision().notNull(),
    /** As encodeGraph writes it; it comes last. Stored as it is, so that parts of it can be read alone. */
    graph: bytea(),
    junctions: integer().notNull().default(0),
    streetKm: doublePrecision().notNull().default(0),
    importedAt: at().notNull().defaultNow(),
    /** Null while it's being imported, and for good where that was cut short. */
    finishedAt: at(),
    isUsed: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('cities_used')
      .on(table.isUsed)
      .where(sql`${table.isUsed}`),
    uniqueIndex('cities_name')
      .on(table.name)
      .where(sql`${table.finishedAt} is not null`),
    check('cities_slug', sql`${table.name} ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$'`),
    check('cities_finished', sql`${table.finishedAt} is null or ${table.graph} is not null`),
    check('cities_used_is_finished', sql`not ${table.isUsed} or ${table.finishedAt} is not null`),
    check(
      'cities_box',
      sql`${table.south} between -90 and ${table.north} and ${table.north} <= 90 and ${table.west} between -180 and ${table.east} and ${table.east} <= 180`,
    ),
  ],
);

/** The drawn map of a city, cut into vector tiles. */
export const cityTiles = pgTable(
  'city_tiles',
  {
    cityId: uuid()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    z: smallint().notNull(),
    x: integer().notNull(),
    y: integer().notNull(),
    /** Gzip, as it's sent. */
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cityId, table.z, table.x, table.y] })],
);

/** What people in a city call where they want to go. */
export const cityPlaces = pgTable(
  'city_places',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cityId: uuid()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    nameEn: text(),
    nameBn: text(),
    kind: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** Which of two of the same name comes first, as collectPlaces says. */
    rank: smallint().notNull(),
    /** What part of the city it lies in, as its sign says or in English, and in Bangla where that is known. */
    area: text(),
    areaBn: text(),
    /** The words of all its names, and how they sound, as foldPlace writes them. */
    folded: text().notNull(),
  },
  (table) => [
    index('city_places_of_city').on(table.cityId),
    // Without a list of what is yet to be sorted in, which every search would read whole after an import.
    index('city_places_folded').using('gin', table.folded.op('gin_trgm_ops')).with({ fastupdate: false }),
    // What lies around a point.
    index('city_places_around').using('gist', sql`point(${table.lng}, ${table.lat})`),
    check('city_places_position', sql`${table.lat} between -90 and 90 and ${table.lng} between -180 and 180`),
  ],
);
