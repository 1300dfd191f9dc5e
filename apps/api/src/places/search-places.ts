import {
  distanceMeters,
  type Area,
  type FoundPlace,
  type Place,
  type SearchPlacesInput,
} from '@ridewire/contracts';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import type { Geocoder } from './ask-geocoder.ts';
import { findCityPlaces } from './find-city-places.ts';
import { knownPlacesIn, type RankedPlace } from './known-places.ts';
import { readOwnPlaces } from './own-places.ts';
import { rankPlaces, readSought } from './rank-places.ts';

const MAX_RESULTS = 8;
/** How many of the person's own places are offered before anything is typed. */
const OWN_AT_FIRST = 4;
/** Two places with one name this near each other are the same. */
const SAME_METERS = 300;
/** With fewer results, the other service is asked too. */
const ENOUGH = 3;

export interface PlacesDeps {
  personalDb: Db;
  /** Another service's places, if the setting names one. */
  geocoder: Geocoder | null;
  /** The one in use. */
  cities: { current: () => { box: Area } | null };
}

export const listPlaces = (): readonly Place[] => DHAKA_PLACES;

/**
 * Finds places by the names people use: in any script, half typed or misspelled. The person's own, the well-known and
 * the imported city's places, best first. An empty text finds where the person went last, then the best known places.
 */
export async function searchPlaces(
  deps: PlacesDeps,
  actor: Actor,
  { text, near }: SearchPlacesInput,
): Promise<FoundPlace[]> {
  const sought = readSought(text);
  const { personalDb: db } = deps;
  const [own, city] = await Promise.all([
    actor.role === 'rider' ? readOwnPlaces(db, actor.userId) : [],
    findCityPlaces(db, sought, near),
  ]);
  const known = knownPlacesIn(deps.cities.current()?.box ?? null);
  if (sought.length === 0)
    return text.trim() === ''
      ? [...own.slice(0, OWN_AT_FIRST), ...known].slice(0, MAX_RESULTS).map(viewPlace)
      : [];
  const ranked = eachOnce(rankPlaces(sought, [...own, ...known, ...city], near)).slice(0, MAX_RESULTS);
  const others = ranked.length < ENOUGH ? await deps.geocoder?.search(text, near, actor.userId) : undefined;
  return [...ranked.map(viewPlace), ...(others ?? [])].slice(0, MAX_RESULTS);
}

const viewPlace = ({ id, name, nameBn, area, areaBn, lat, lng, kind, isOwn }: RankedPlace): FoundPlace => ({
  ...{ id, name, nameBn, area, areaBn },
  ...{ lat, lng, kind, isOwn },
});

/** Each place once: of those with one name within a few hundred meters, the first. */
function eachOnce(places: readonly RankedPlace[]): RankedPlace[] {
  const kept: RankedPlace[] = [];
  for (const place of places) {
    const name = place.name.toLowerCase();
    const isKnown = kept.some(
      (other) => other.name.toLowerCase() === name && distanceMeters(other, place) <= SAME_METERS,
    );
    if (!isKnown) kept.push(place);
    if (kept.length === MAX_RESULTS) break;
  }
  return kept;
}
