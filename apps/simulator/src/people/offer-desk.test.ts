import type { Offer } from '@ridewire/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfferDesk } from './offer-desk.ts';

const THINK_MS = 7_000;
const offerOf = (id: string, pickupMeters: number | null, secondsLeft = 30) =>
  ({
    ride: { id },
    pickupMeters,
    expiresAt: new Date(Date.now() + secondsLeft * 1_000).toISOString(),
  }) as Offer;

let accepted: string[];
let declined: string[];
let isFree: boolean;
const makeDesk = (declineShare = 0) =>
  new OfferDesk({
    thinkMs: () => THINK_MS,
    declineShare,
    isFree: () => isFree,
    accept: async ({ ride }) => void accepted.push(ride.id),
    decline: async ({ ride }) => void declined.push(ride.id),
  });

beforeEach(() => {
  vi.useFakeTimers();
  [accepted, declined, isFree] = [[], [], true];
});
afterEach(() => void vi.useRealTimers());

test('nothing is pressed before the driver has looked, then the nearest is taken', async () => {
  const desk = makeDesk();
  desk.replace([offerOf('far', 900), offerOf('near', 100), offerOf('unknown', null)]);
  await vi.advanceTimersByTimeAsync(THINK_MS - 1);
  expect(accepted).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(accepted).toEqual(['near']);
});

test('an offer that was withdrawn or ran out while the driver looked is not taken', async () => {
  const desk = makeDesk();
  desk.add(offerOf('taken', 100));
  desk.add(offerOf('old', 200, 3));
  desk.withdraw('taken');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(accepted).toEqual([]);
});

test('after a lost race the next offer is looked at', async () => {
  const desk = makeDesk();
  desk.add(offerOf('first', 100));
  desk.add(offerOf('second', 200));
  await vi.advanceTimersByTimeAsync(2 * THINK_MS);
  expect(accepted).toEqual(['first', 'second']);
});

test('a driver with a ride looks at nothing', async () => {
  const desk = makeDesk();
  desk.add(offerOf('a', 100));
  isFree = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(accepted).toEqual([]);
});

test('a driver may decline', async () => {
  makeDesk(1).add(offerOf('a', 100));
  await vi.advanceTimersByTimeAsync(THINK_MS);
  expect([accepted, declined]).toEqual([[], ['a']]);
});
