import type { BoardRide } from '@ridewire/contracts';
import { foldName } from '@ridewire/contracts/fold-name';
import type { BoardSearch } from './board-search.ts';
import type { Language } from '../../kit/language/language.ts';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { getSpoken } from '../../kit/texts/spoken.ts';

/** The searchable text of a ride, built once per ride and language, because a search of thousands runs with every change. */
const haystacks = new WeakMap<BoardRide, { language: Language; words: string }>();

function haystackOf(ride: BoardRide): string {
  const { language } = getSpoken();
  const known = haystacks.get(ride);
  if (known?.language === language) return known.words;
  const { id, rider, driver, pickup, stops = [], destination } = ride;
  const words = [
    `#${id.slice(-6)}`,
    id,
    rider.name,
    driver?.name,
    driver?.licensePlate,
    driver?.vehicleModel,
    ...[pickup, ...stops, destination].flatMap(({ address }) => [address, sayAddress(address)]),
  ];
  const haystack = foldName(words.join(' '));
  haystacks.set(ride, { language, words: haystack });
  return haystack;
}

/**
 * Rides that match every filter, in order; the list itself if there are no filters. Each word of the search must occur in
 * the id, names, plate, car or places.
 */
export function filterRides(
  rides: readonly BoardRide[],
  { q, status, type, stuck }: BoardSearch,
  stuckIds: ReadonlyMap<string, unknown>,
): readonly BoardRide[] {
  const words = foldName(q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0 && !status && !type && !stuck) return rides;
  return rides.filter((ride) => {
    if (status && ride.status !== status) return false;
    if (type && ride.type !== type) return false;
    if (stuck && !stuckIds.has(ride.id)) return false;
    if (words.length === 0) return true;
    const text = haystackOf(ride);
    return words.every((word) => text.includes(word));
  });
}
