import { distanceMeters, type LatLng, type Named, type Names } from '@ridewire/contracts';
import { sql } from 'drizzle-orm';
import { knownPlacesIn } from './known-places.ts';
import type { NameOfDeps } from './name-of.ts';

/** How far a part of the city reaches from a place in it. */
const REACH_METERS = 1_500;
const METERS_PER_DEGREE = 111_320;

/** The part of the city a point is in: that of the nearest place with a known one; null where none is near. */
export async function nameArea(
  { personalDb, cities }: Pick<NameOfDeps, 'personalDb' | 'cities'>,
  at: LatLng,
): Promise<Named | null> {
  const known = knownPlacesIn(cities.current()?.box ?? null)
    .map((place) => ({ place, meters: distanceMeters(at, place) }))
    .filter(({ place, meters }) => place.area !== '' && meters <= REACH_METERS)
    .toSorted((a, b) => a.meters - b.meters)[0]?.place;
  if (known) return { name: known.area, names: known.areaNames };
  const south = REACH_METERS / METERS_PER_DEGREE;
  const west = south / Math.max(0.01, Math.cos((at.lat * Math.PI) / 180));
  const { rows } = await personalDb.orm.execute<{ area: string; areaNames: Names }>(sql`
    select p.area, p.area_names as "areaNames" from city_places p
    where p.city_id = (select id from cities where is_used) and p.area <> ''
      and point(p.lng, p.lat) <@ box(point(${at.lng - west}, ${at.lat - south}), point(${at.lng + west}, ${at.lat + south}))
    order by point(p.lng, p.lat) <-> point(${at.lng}, ${at.lat}) limit 1`);
  return rows[0] ? { name: rows[0].area, names: rows[0].areaNames } : null;
}
