import { distanceMeters, type Area, type FoundPlace, type LatLng, type Named } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { sql } from 'drizzle-orm';
import type { WayFinder } from '../streets/way-finder.ts';
import type { Geocoder } from './ask-geocoder.ts';
import { PLACE_COLUMNS, placeOfRow, type CityPlaceRow } from './find-city-places.ts';
import { knownPlacesIn, type RankedPlace } from './known-places.ts';

/** Nearer than this a pin means the place itself. */
const AT_METERS = 30;
/** A point this near a street counts as on it. */
const STREET_METERS = 60;
/** How far an area's name reaches beyond its places. */
const AREA_METERS = 400;
const METERS_PER_DEGREE = 111_320;
const AROUND = 40;
/** A cash machine in a wall is no address. */
const LEAST_RANK = 15;

export interface NameOfDeps {
  personalDb: Db;
  geocoder: Geocoder | null;
  /** The one in use. */
  cities: { current: () => { box: Area } | null };
  ways: Pick<WayFinder, 'nameStreet'>;
}

/** The name of a point. */
export type PointName = Pick<FoundPlace, 'name' | 'names' | 'area' | 'areaNames'>;

/**
 * The place at a point, otherwise the street with its part of the city; null where neither has a name.
 * @param by the caller
 */
export async function nameOf(deps: NameOfDeps, at: LatLng, by: string): Promise<PointName | null> {
  const city = deps.cities.current();
  const around = await readAround(deps.personalDb, at);
  const near = [...knownPlacesIn(city?.box ?? null), ...around]
    .map((place) => ({ place, meters: distanceMeters(at, place) }))
    .toSorted((a, b) => a.meters - b.meters);
  const here = near.find(
    ({ place, meters }) =>
      meters <= AT_METERS && place.rank >= LEAST_RANK && !/^(street|area)$/.test(place.kind ?? ''),
  );
  if (here) return viewName(here.place, here.place);
  const area = near.find(({ place, meters }) => place.area !== '' && meters <= AREA_METERS)?.place;
  const street = await deps.ways.nameStreet(at, STREET_METERS, by);
  if (street) return viewName({ ...street, name: street.names.en ?? street.name }, area);
  // A street without a stored shape is known only by its middle.
  const middle = city
    ? undefined
    : near.find(({ place, meters }) => place.kind === 'street' && meters <= STREET_METERS);
  if (middle) return viewName(middle.place, area ?? middle.place);
  return around.length > 0 ? null : ((await deps.geocoder?.nameOf(at, by)) ?? null);
}

const viewName = (
  { name, names }: Named,
  lies: Pick<PointName, 'area' | 'areaNames'> | undefined,
): PointName => ({ name, names, area: lies?.area ?? '', areaNames: lies?.areaNames ?? {} });

/** The nearest things of the city. Searched in a box, so that the index never goes through other cities. */
async function readAround(db: Db, { lat, lng }: LatLng): Promise<RankedPlace[]> {
  const south = AREA_METERS / METERS_PER_DEGREE;
  const west = south / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  const { rows } = await db.orm.execute<CityPlaceRow>(sql`
    select ${PLACE_COLUMNS} from city_places p
    where p.city_id = (select id from cities where is_used)
      and point(p.lng, p.lat) <@ box(point(${lng - west}, ${lat - south}), point(${lng + west}, ${lat + south}))
    order by point(p.lng, p.lat) <-> point(${lng}, ${lat}) limit ${AROUND}`);
  return rows.map(placeOfRow).filter((place) => distanceMeters(place, { lat, lng }) <= AREA_METERS);
}
