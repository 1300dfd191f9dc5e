import type { Names } from '@ridewire/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
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
 * Cities whose streets were imported. An import is a new row that nobody reads until it is finished. Finishing it,
 * switching to it and retiring its predecessor are one transaction. Each import has a new id, so data stored by id never
 * goes stale.
 */
export const cities = pgTable(
  'cities',
  {
    id: uuid().primaryKey(),
    /** +1 with each import of any city. Addresses use it as a short name for what changes with an import. */
    version: integer().notNull().generatedAlwaysAsIdentity(),
    /** The name used in commands: dhaka, monaco. */
    name: text().notNull(),
    title: text().notNull(),
    /** What it was made from: a file name, an address, or the outline that comes with the product. */
    source: text().notNull(),
    /** The version of the source, if the source gives one. */
    sourceVersion: text(),
    /** The credit that must be shown with the map. */
    attribution: text().notNull(),
    south: doublePrecision().notNull(),
    west: doublePrecision().notNull(),
    north: doublePrecision().notNull(),
    east: doublePrecision().notNull(),
    /** The bytes that encodeGraph writes, filled in last. Stored uncompressed, so that parts can be read alone. */
    graph: bytea(),
    junctions: integer().notNull().default(0),
    streetKm: doublePrecision().notNull().default(0),
    importedAt: at().notNull().defaultNow(),
    /** Null during the import, and forever if the import was interrupted. */
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

/** The map of a city, cut into vector tiles. */
export const cityTiles = pgTable(
  'city_tiles',
  {
    cityId: uuid()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    z: smallint().notNull(),
    x: integer().notNull(),
    y: integer().notNull(),
    /** Gzip, as it is sent. */
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cityId, table.z, table.x, table.y] })],
);

/** The places people can search for in a city. */
export const cityPlaces = pgTable(
  'city_places',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cityId: uuid()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    /** As on its sign, and what each language calls it. */
    name: text().notNull(),
    names: jsonb().$type<Names>().notNull().default({}),
    kind: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** Which of two places with the same name comes first, from collectPlaces. */
    rank: smallint().notNull(),
    /** The part of the city the place is in, in English or as on its sign, and what each language calls it. */
    area: text(),
    areaNames: jsonb().$type<Names>().notNull().default({}),
    /** The words of all its names and their sounds, as foldPlace writes them. */
    folded: text().notNull(),
  },
  (table) => [
    index('city_places_of_city').on(table.cityId),
    // Without a list of pending entries, which every search after an import would read in full.
    index('city_places_folded').using('gin', table.folded.op('gin_trgm_ops')).with({ fastupdate: false }),
    // Finds places around a point.
    index('city_places_around').using('gist', sql`point(${table.lng}, ${table.lat})`),
    check('city_places_position', sql`${table.lat} between -90 and 90 and ${table.lng} between -180 and 180`),
  ],
);
