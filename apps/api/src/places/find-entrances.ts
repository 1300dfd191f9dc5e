import { distanceMeters, type Entrance, type Stop } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { sql } from 'drizzle-orm';
import { PLACE_COLUMNS, placeOfRow, type CityPlaceRow } from './find-city-places.ts';

/** Without its name, a place is meant by a point this near one of its entrances. */
const NEAR_METERS = 100;
/** The middle of an airport is this far from its terminals' doors. */
const FAR_METERS = 2_500;
const METERS_PER_DEGREE = 111_320;
/** A busy quarter has as many within reach; of one place there are eight. */
const MOST = 200;

/**
 * The entrances of the place at a pickup, the nearest first: of the place its address names, otherwise of the one it is at.
 * None where there are fewer than two to choose from.
 */
export async function findEntrances(db: Db, { address, lat, lng }: Stop): Promise<Entrance[]> {
  const south = FAR_METERS / METERS_PER_DEGREE;
  const west = south / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  const { rows } = await db.orm.execute<CityPlaceRow>(sql`
    select ${PLACE_COLUMNS} from city_places p
    where p.city_id = (select id from cities where is_used) and p.kind = 'entrance'
      and point(p.lng, p.lat) <@ box(point(${lng - west}, ${lat - south}), point(${lng + west}, ${lat + south}))
    order by point(p.lng, p.lat) <-> point(${lng}, ${lat}) limit ${MOST}`);
  const near = rows
    .map(placeOfRow)
    .map((place) => ({ place, meters: distanceMeters(place, { lat, lng }) }))
    .toSorted((a, b) => a.meters - b.meters);
  const names = namesIn(address);
  const named = near.find(({ place }) => names.has(place.area));
  const [nearest] = near;
  const owner = named ?? (nearest && nearest.meters <= NEAR_METERS ? nearest : undefined);
  const all = near.filter(({ place }) => place.area === owner?.place.area);
  if (all.length < 2) return [];
  return all.map(({ place: { id, name, names: called, area, areaNames, lat: atLat, lng: atLng } }) => ({
    ...{ id, name, names: called, place: area, placeNames: areaNames },
    ...{ lat: atLat, lng: atLng },
  }));
}

/** What an address may name: “Gate 2, Terminal 1” is in Terminal 1, and “Terminal 1, Uttara” is Terminal 1. */
function namesIn(address: string): ReadonlySet<string> {
  const end = address.lastIndexOf(', ');
  return new Set(end > 0 ? [address, address.slice(0, end), address.slice(end + 2)] : [address]);
}
