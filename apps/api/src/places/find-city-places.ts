import type { LatLng, Names } from '@ridewire/contracts';
import type { PlaceKind } from '@ridewire/contracts/place-kinds';
import type { Db } from '@ridewire/db';
import { sql } from 'drizzle-orm';
import type { RankedPlace } from './known-places.ts';
import { isCommon, type SoughtWord } from './rank-places.ts';

/** How many places are compared closely. */
const CANDIDATES = 60;
/** Streets of a city that have the same number, at most. */
const NUMBERED = 200;
/** How many of a kind are read; some are one place. */
const OF_KIND = 24;
/** The share of a word that must be there for the index to find it. */
const LIKENESS = 0.5;
/** With several words, at least one is spelled about as on the sign. */
const LIKENESS_OF_SEVERAL = 0.6;

/** Sounds with fewer letters begin too many words. */
const SHORT = 4;

/** A row of `city_places`, as the database returns it. */
export interface CityPlaceRow extends Record<string, unknown> {
  id: string;
  name: string;
  names: Names;
  kind: PlaceKind;
  area: string | null;
  areaNames: Names;
  lat: number;
  lng: number;
  rank: number;
  folded: string;
}

/** The columns of a place, for any statement. */
export const PLACE_COLUMNS = sql`p.id::text, p.name, p.names, p.kind, p.area,
  p.area_names as "areaNames", p.lat, p.lng, p.rank, p.folded`;

/**
 * Of the city in use, checked on each row found: the index of cities would go through all places of one, where the index of
 * words finds a few.
 */
const OF_CITY_IN_USE = sql`(p.city_id = (select id from cities where is_used)) is true`;

const nearestTo = ({ lat, lng }: LatLng) => sql`point(p.lng, p.lat) <-> point(${lng}, ${lat})`;

/** The places of a kind in the city in use, nearest first; without a point, the best known ones. */
export async function findOfKind(db: Db, kind: PlaceKind, near: LatLng | undefined): Promise<RankedPlace[]> {
  const { rows } = await db.orm.execute<CityPlaceRow>(sql`
    select ${PLACE_COLUMNS} from city_places p where ${OF_CITY_IN_USE} and p.kind = ${kind}
    order by ${near ? nearestTo(near) : sql`p.rank desc, p.name`} limit ${OF_KIND}`);
  return rows.map(placeOfRow);
}

/**
 * The streets of the city in use with a number in their names, nearest first. A number alone is in too many names for
 * the search by words.
 */
export async function findNumberedStreets(
  db: Db,
  number: string,
  near: LatLng | undefined,
): Promise<RankedPlace[]> {
  const { rows } = await db.orm.execute<CityPlaceRow>(sql`
    select ${PLACE_COLUMNS} from city_places p
    where ${OF_CITY_IN_USE} and p.kind = 'street' and p.folded like ${`% ${number} %`}
    order by ${near ? nearestTo(near) : sql`length(p.folded)`} limit ${NUMBERED}`);
  return rows.map(placeOfRow);
}

/**
 * The places of the city in use that most resemble what was typed; among equals, higher ranks and nearer places come
 * first.
 */
export async function findCityPlaces(
  db: Db,
  sought: readonly SoughtWord[],
  near: LatLng | undefined,
): Promise<RankedPlace[]> {
  // Words that half of the city has in its names find nothing, unless there are no others.
  const telling = sought.filter((each) => !isCommon(each) && each.word.length > 1);
  const asked = new Set(
    leaveShort(telling.length > 0 ? telling : sought.filter(({ word }) => word.length > 1)),
  );
  if (asked.size === 0) return [];
  const whole = sought.reduce((sum, { weight }) => sum + weight, 0);
  const fits = sought.map((each) => {
    const { word, sound, weight } = each;
    // As a word's beginning; a short sound only whole, because too many words begin with it.
    const sounding = sql`p.folded like ${`% ${sound}${sound.length < SHORT ? ' ' : ''}%`}`;
    return {
      sounding: asked.has(each) && sounding,
      alike:
        asked.has(each) &&
        sql`p.folded %> ${withLikeness(word, asked.size > 1 ? LIKENESS_OF_SEVERAL : LIKENESS)}`,
      // An exact or sounding match is found at once; searching for similar words costs tens of microseconds a row.
      likeness: sql`${weight / whole}::real * case
        when p.folded like ${`% ${word} %`} then 1
        when ${sounding} then 0.8
        else word_similarity(${word}, p.folded) end`,
    };
  });
  // Each row found is checked again in this order, the cheapest first.
  const found = [...fits.map(({ sounding }) => sounding), ...fits.map(({ alike }) => alike)].flatMap(
    (each) => each || [],
  );
  const away = near
    ? sql`- 0.06 * log(greatest(1, 220 * (point(p.lng, p.lat) <-> point(${near.lng}, ${near.lat}))))`
    : sql``;
  const { rows } = await db.orm.execute<CityPlaceRow>(sql`
    select ${PLACE_COLUMNS} from city_places p
    where ${OF_CITY_IN_USE} and (${sql.join(found, sql` or `)})
    order by ${sql.join(
      fits.map(({ likeness }) => likeness),
      sql` + `,
    )} + 0.2 * p.rank / 100 ${away} desc, length(p.folded)
    limit ${CANDIDATES}`);
  return rows.map(placeOfRow);
}

/** Next to a long word, a short one says little, and resembles many. */
function leaveShort(words: readonly SoughtWord[]): readonly SoughtWord[] {
  const long = words.filter(({ word }) => word.length > SHORT);
  return long.length > 0 ? words.filter(({ word }) => word.length >= SHORT || /^\d/.test(word)) : words;
}

/** The word, once this statement's similarity threshold is set: the index needs both. */
const withLikeness = (word: string, likeness: number) =>
  sql`(select case when set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true) <> '' then ${word}::text end)`;

export const placeOfRow = (row: CityPlaceRow): RankedPlace => ({
  id: row.id,
  name: row.names.en ?? row.name,
  area: row.area ?? '',
  lat: row.lat,
  lng: row.lng,
  names: row.names,
  areaNames: row.areaNames,
  kind: row.kind,
  isOwn: false,
  folded: row.folded,
  rank: row.rank,
});
