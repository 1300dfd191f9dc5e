import type { Place } from '@ridewire/contracts';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';

const MAX_RESULTS = 8;

export const listPlaces = (): readonly Place[] => DHAKA_PLACES;

/** The best matches for a text in name or area: names that begin with it first. An empty text finds the best known. */
export function searchPlaces(text: string): Place[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const matches = DHAKA_PLACES.filter((place) => {
    const haystack = `${place.name} ${place.area}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
  const first = words[0] ?? '';
  const rank = (place: Place) => (place.name.toLowerCase().startsWith(first) ? 0 : 1);
  return matches.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_RESULTS);
}
