import type { Place } from '@ridewire/contracts';
import { BANGLA_NAMES } from '@ridewire/contracts/dhaka-names';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import { foldName } from '@ridewire/contracts/fold-name';

const MAX_RESULTS = 8;

export const listPlaces = (): readonly Place[] => DHAKA_PLACES;

/** A name as people may type it, in either language. */
const written = (name: string): string => foldName(`${name} ${BANGLA_NAMES[name] ?? ''}`);
const NAMES = DHAKA_PLACES.map((place) => ({ place, name: written(place.name), area: written(place.area) }));

/** The best matches for a text in name or area, in English or Bangla, names first. An empty text finds the best known. */
export function searchPlaces(text: string): Place[] {
  const words = foldName(text).split(/\s+/).filter(Boolean);
  const holds = (names: string) => words.every((word) => names.includes(word));
  const matches = NAMES.filter(({ name, area }) => holds(`${name} ${area}`));
  // What is called so comes before what only lies there; among equals the best known place stays first.
  const rank = ({ name }: { name: string }) => (holds(name) ? 0 : 1);
  return matches
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MAX_RESULTS)
    .map(({ place }) => place);
}
