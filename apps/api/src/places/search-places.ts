import type { Place } from '@ridewire/contracts';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';

const MAX_RESULTS = 8;

export const listPlaces = (): readonly Place[] => DHAKA_PLACES;

/** The best matches for a text in name or area, names first. An empty text finds the best known. */
export function searchPlaces(text: string): Place[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const matches = DHAKA_PLACES.filter((place) => {
    const haystack = `${place.name} ${place.area}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
  // What is called so comes before what only lies there; among equals the best known place stays first.
  const isNamed = (place: Place) => words.every((word) => place.name.toLowerCase().includes(word));
  const rank = (place: Place) => (isNamed(place) ? 0 : 1);
  return matches.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_RESULTS);
}
