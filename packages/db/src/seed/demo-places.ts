import type { SavedPlaceKind } from '@ridewire/contracts/choices';
import type { Place } from '@ridewire/contracts';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import { v4 as randomId } from 'uuid';
import type { Random } from './random.ts';

/** Where the demo's rider goes: the ids of Dhaka's places. */
const SAVED: readonly { kind: SavedPlaceKind; name: string | null; place: string }[] = [
  { kind: 'home', name: null, place: 'dhanmondi-27' },
  { kind: 'work', name: null, place: 'gulshan-2' },
  { kind: 'other', name: 'Parents', place: 'uttara-house-building' },
];

/** The demo rider's own address, which lies at the place saved as home. */
export const DEMO_ADDRESS = 'House 14, Road 27, Dhanmondi, Dhaka';

const placeOf = (id: string): Place => {
  const place = DHAKA_PLACES.find((each) => each.id === id);
  if (!place) throw new Error(`No place of Dhaka is called ${id}.`);
  return place;
};

/** From home to work. */
export const DEMO_COMMUTE = [placeOf('dhanmondi-27'), placeOf('gulshan-2')] as const;

/** The rows of what the demo's rider saved. */
export const savedPlaceRows = (random: Random, riderId: string, createdAt: Date) =>
  SAVED.map(({ kind, name, place: id }) => {
    const place = placeOf(id);
    return {
      rider_id: riderId,
      id: randomId({ random: random.bytes(16) }),
      kind,
      name,
      address: `${place.name}, ${place.area}`,
      lat: place.lat,
      lng: place.lng,
      created_at: createdAt.toISOString(),
    };
  });
