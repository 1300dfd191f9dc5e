import {
  distanceMeters,
  type FoundPlace,
  type LatLng,
  type Place,
  type SearchPlacesInput,
} from '@ridewire/contracts';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import type { Actor } from '../core/actor.ts';
import { findCityPlaces, findNumberedStreets, findOfKind } from './find-city-places.ts';
import { knownPlacesIn, type RankedPlace } from './known-places.ts';
import { nameOf, type NameOfDeps } from './name-of.ts';
import { readOwnPlaces } from './own-places.ts';
import { rankPlaces, readSought } from './rank-places.ts';
import { streetNumber, withoutHouse } from './read-address.ts';
import { readKind } from './read-kind.ts';
import { readPoint } from './read-point.ts';

const MAX_RESULTS = 8;
/** How many of the person's own places are offered before anything is typed. */
const OWN_AT_FIRST = 4;
/** Two places with one name this near each other are the same. */
const SAME_METERS = 300;
/** A street of one name in one area goes on this far. */
const SAME_STREET_METERS = 3_000;
/** With fewer results, the other service is asked too. */
const ENOUGH = 3;

export const listPlaces = (): readonly Place[] => DHAKA_PLACES;

/**
 * Finds places by what people type: a name in any script, half typed or misspelled; a kind, of which the nearest come
 * first; an address, which leads to its road; or coordinates. An empty text finds where the person went last, then the best
 * known places.
 */
export async function searchPlaces(
  deps: NameOfDeps,
  actor: Actor,
  { text, near }: SearchPlacesInput,
): Promise<FoundPlace[]> {
  const point = readPoint(text);
  if (point) return [await placeAt(deps, actor, point)];
  const kind = readKind(text);
  if (kind) {
    const around =
      kind.where === null ? near : ((await findByName(deps, actor, kind.where, near))[0] ?? near);
    const nearest = await findOfKind(deps.personalDb, kind.kind, around);
    if (nearest.length > 0) return eachOnce(nearest).map(viewPlace);
  }
  return findByName(deps, actor, withoutHouse(text), near);
}

/** What lies at a point; where nothing has a name, the point itself. */
async function placeAt(deps: NameOfDeps, { userId }: Actor, { lat, lng }: LatLng): Promise<FoundPlace> {
  const degrees = `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
  const named = await nameOf(deps, { lat, lng }, userId);
  return {
    ...(named ?? { name: degrees, names: {}, area: '', areaNames: {} }),
    ...{ id: `point:${degrees}`, lat, lng, kind: null, isOwn: false },
  };
}

async function findByName(
  deps: NameOfDeps,
  actor: Actor,
  text: string,
  near: LatLng | undefined,
): Promise<FoundPlace[]> {
  const sought = readSought(text);
  const { personalDb: db } = deps;
  const number = streetNumber(text);
  const [own, city, streets] = await Promise.all([
    actor.role === 'rider' ? readOwnPlaces(db, actor.userId) : [],
    findCityPlaces(db, sought, near),
    number === null ? [] : findNumberedStreets(db, number, near),
  ]);
  const known = knownPlacesIn(deps.cities.current()?.box ?? null);
  if (sought.length === 0)
    return text.trim() === ''
      ? [...own.slice(0, OWN_AT_FIRST), ...known].slice(0, MAX_RESULTS).map(viewPlace)
      : [];
  const ranked = eachOnce(rankPlaces(sought, [...own, ...known, ...streets, ...city], near));
  const others = ranked.length < ENOUGH ? await deps.geocoder?.search(text, near, actor.userId) : undefined;
  return [...ranked.map(viewPlace), ...(others ?? [])].slice(0, MAX_RESULTS);
}

const viewPlace = ({ id, name, names, area, areaNames, lat, lng, kind, isOwn }: RankedPlace): FoundPlace => ({
  ...{ id, name, names, area, areaNames },
  ...{ lat, lng, kind, isOwn },
});

/** Each place once: of those with one name within a few hundred meters, and of a street's parts in one area, the first. At most `MAX_RESULTS`. */
function eachOnce(places: readonly RankedPlace[]): RankedPlace[] {
  const kept: RankedPlace[] = [];
  for (const place of places) {
    if (!kept.some((other) => isSame(other, place))) kept.push(place);
    if (kept.length === MAX_RESULTS) break;
  }
  return kept;
}

function isSame(a: RankedPlace, b: RankedPlace): boolean {
  if (a.name.toLowerCase() !== b.name.toLowerCase()) return false;
  const isOneStreet = a.kind === 'street' && b.kind === 'street' && a.area === b.area;
  return distanceMeters(a, b) <= (isOneStreet ? SAME_STREET_METERS : SAME_METERS);
}
