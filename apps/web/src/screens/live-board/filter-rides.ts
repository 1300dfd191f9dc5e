import type { BoardRide } from '@ridewire/contracts';
import type { BoardSearch } from './board-search.ts';

const haystack = ({ id, rider, driver, pickup, destination }: BoardRide): string =>
  [
    `#${id.slice(-6)}`,
    id,
    rider.name,
    driver?.name,
    driver?.licensePlate,
    driver?.vehicleModel,
    pickup.address,
    destination.address,
  ]
    .join(' ')
    .toLowerCase();

/** Rides that meet every filter. Each word of the search must occur somewhere: id, names, plate, car, places. */
export function filterRides(
  rides: readonly BoardRide[],
  { q, status, type, stuck }: BoardSearch,
  stuckIds: ReadonlyMap<string, unknown>,
): BoardRide[] {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return rides.filter((ride) => {
    if (status && ride.status !== status) return false;
    if (type && ride.type !== type) return false;
    if (stuck && !stuckIds.has(ride.id)) return false;
    if (words.length === 0) return true;
    const text = haystack(ride);
    return words.every((word) => text.includes(word));
  });
}
