import { setTimeout as wait } from 'node:timers/promises';
import { distanceMeters, type Place, type RideType } from '@ridewire/contracts';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import type { Rider } from '../people/rider.ts';
import { ridingAt } from './riding-at.ts';

const BETWEEN_RIDES_MS = [15_000, 90_000] as const;
const TRIP_METERS = [1_500, 5_000] as const;
/** How long a rider waits for a driver before giving up, in milliseconds. */
const GIVE_UP_REQUEST_MS = 120_000;
/** How long a rider waits for an accepted driver before giving up, in milliseconds. A real person may have accepted and left. */
const GIVE_UP_PICKUP_MS = 600_000;
const RETRY_MS = 5_000;
/** The share of rides with a stop on the way. */
const STOP_SHARE = 0.1;
const TYPES: readonly RideType[] = [
  'standard',
  'standard',
  'standard',
  'comfort',
  'premium',
  'xl',
  'standard',
  'luxury',
];

/** One simulated rider books now and then, as long as the process runs. */
export async function bookRides(rider: Rider, everybody: readonly Rider[], cars: number): Promise<void> {
  await rider.ready;
  for (;;) {
    try {
      await seeThrough(rider);
      await wait(between(BETWEEN_RIDES_MS));
      if (everybody.filter((other) => other.isRiding).length >= ridingAt(new Date(), cars)) continue;
      const [pickup, destination] = chooseTrip();
      const stops = Math.random() < STOP_SHARE ? [stopAt(chooseStop(pickup, destination))] : [];
      const ends = { pickup: stopAt(pickup), destination: stopAt(destination) };
      await rider.request({ ...ends, stops, type: pick(TYPES) });
    } catch {
      // The server is away or refused; the next booking tries again.
      await wait(RETRY_MS);
    }
  }
}

/** Waits for the end of the present ride, if any, and gives up where a person would. */
async function seeThrough(rider: Rider): Promise<void> {
  const giveUp = (status: string, reason: string) => () => {
    if (rider.ride?.status === status) rider.cancel(reason).catch(() => {});
  };
  const timers = [
    setTimeout(giveUp('requested', 'Waited too long'), GIVE_UP_REQUEST_MS),
    setTimeout(giveUp('accepted', 'The driver did not come'), GIVE_UP_PICKUP_MS),
  ];
  await rider.settled();
  timers.forEach(clearTimeout);
}

function chooseTrip(): [Place, Place] {
  for (;;) {
    const ends: [Place, Place] = [pick(DHAKA_PLACES), pick(DHAKA_PLACES)];
    const meters = distanceMeters(...ends);
    if (meters >= TRIP_METERS[0] && meters <= TRIP_METERS[1]) return ends;
  }
}

/** Of a few, the place that is least out of the way. */
function chooseStop(pickup: Place, destination: Place): Place {
  const others = DHAKA_PLACES.filter((place) => place !== pickup && place !== destination);
  const detour = (place: Place) => distanceMeters(pickup, place) + distanceMeters(place, destination);
  return Array.from({ length: 5 }, () => pick(others)).reduce((a, b) => (detour(a) < detour(b) ? a : b));
}

const stopAt = ({ name, area, lat, lng }: Place) => ({ address: `${name}, ${area}`, lat, lng });
const between = ([least, most]: readonly [number, number]) => least + Math.random() * (most - least);
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
