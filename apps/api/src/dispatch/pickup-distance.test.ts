import { FIRST_RIDE_TYPES, type LatLng } from '@ridewire/contracts';
import { guessSeconds } from '@ridewire/streets';
import { drawStreets, placeOf } from '@ridewire/streets/testing/draw-streets';
import { expect, test } from 'vitest';
import { DriverIndex } from '../drivers/driver-index.ts';
import type { Start } from '../streets/search-messages.ts';
import { createWaySearch } from '../streets/search-ways.ts';
import { NO_QUEUES } from '../testing/no-queues.ts';
import { PairWishes } from '../wishes/pair-wishes.ts';
import { chooseOffers } from './choose-offers.ts';
import { LeftDrives } from './left-drives.ts';

/** A street, and a fast road round its block. */
const MAP = [
  'pq', //
  'sr',
];
const graph = drawStreets(MAP, ['pq', ['qrsp', { highway: 'trunk', maxspeed: '100' }]]);
const arcSeconds = guessSeconds(graph, 3);
const search = createWaySearch({
  graph,
  speeds: { secondsNow: () => arcSeconds, layOver: () => {}, see: () => [] },
  reachMeters: 300,
});
const ways = {
  findDrives(to: LatLng, starts: readonly Start[], limitSeconds: number) {
    const answer = search.answer({ kind: 'drives', to, starts, limitSeconds });
    return Promise.resolve('drives' in answer ? answer.drives : null);
  },
};
const [west, east] = [placeOf(MAP, 'p') as LatLng, placeOf(MAP, 'q') as LatLng];
const along = (share: number): LatLng => ({ lat: west.lat, lng: west.lng + (east.lng - west.lng) * share });
const [pickup, car] = [along(0.1), along(0.8)];

/** What the request tells a driver who stands here and faces there. */
async function offerTo(bearing: number | null) {
  const drivers = new DriverIndex();
  drivers.setAvailable('driver', true);
  drivers.setPosition({ driverId: 'driver', ...car, bearing, at: Date.now() });
  const { offers } = await chooseOffers(
    {
      ...{ drivers, ways, leftDrives: new LeftDrives(ways), wishes: new PairWishes(), queues: NO_QUEUES },
      rideTypes: { find: (id) => FIRST_RIDE_TYPES.find((type) => type.id === id) },
      days: { idleSeconds: () => 0, owedSeconds: () => 0 },
      answers: { likelihood: () => 0.9, isAnswering: () => false, choose: () => {} },
      cancellations: { isQuiet: () => false },
      weights: { fairness: 0 },
    },
    {
      ...{ riderId: 'rider', type: 'standard', pickup, destination: west },
      ...{ notNow: [], ignored: [], payoutCents: 1_000 },
    },
    1,
  );
  return offers[0];
}

/** What the ride tells them: their map asks for the route like this. */
function rideTo(bearing: number | null) {
  const answer = search.answer({ kind: 'way', from: { ...car, bearing, isCar: true }, to: pickup });
  if (!('way' in answer)) throw new Error('There is a way.');
  return answer.way;
}

test.each([
  ['toward the pickup', 270, 70],
  ['away from it, so the route leads round the block', 90, 330],
  ['nobody knows where', null, 70],
])('a request tells the distance that the ride tells: the car faces %s', async (_name, bearing, about) => {
  const [offer, ride] = [await offerTo(bearing), rideTo(bearing)];
  expect(Math.abs(ride.distanceMeters - about)).toBeLessThan(30);
  expect(Math.abs((offer?.meters ?? 0) - ride.distanceMeters)).toBeLessThanOrEqual(1);
  expect(Math.abs((offer?.seconds ?? 0) - ride.durationSeconds)).toBeLessThanOrEqual(1);
});
