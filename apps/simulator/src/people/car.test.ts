import { expect, test } from 'vitest';
import { Car } from './car.ts';

const GULSHAN = { lat: 23.7947, lng: 90.4143 };
const NORTH = { lat: 23.8433, lng: 90.4143 };
const SOUTH = { lat: 23.75, lng: 90.4143 };
const PACE = { speedup: 1, capSeconds: 60 };
const noStreets = () => Promise.resolve(null);

test('a car that is told to drive elsewhere does so, and does not stop', async () => {
  const car = new Car(GULSHAN, noStreets);
  const [first, second] = [new AbortController(), new AbortController()];
  const stopped = car.drive(NORTH, PACE, first.signal).catch(() => 'stopped');
  await expect.poll(() => car.where(Date.now() + 600_000)).toEqual(NORTH);
  first.abort();
  const other = car.drive(SOUTH, PACE, second.signal).catch(() => 'stopped too');
  expect(await stopped).toBe('stopped');
  expect(car.where(Date.now() + 600_000)).toEqual(SOUTH);
  second.abort();
  expect(await other).toBe('stopped too');
  expect(car.where(Date.now() + 600_000)).not.toEqual(SOUTH);
});

test('a car stopped while it asks for the way stays where it is', async () => {
  const asked = Promise.withResolvers<null>();
  const car = new Car(GULSHAN, () => asked.promise);
  const abort = new AbortController();
  const stopped = car.drive(NORTH, PACE, abort.signal).catch(() => 'stopped');
  abort.abort();
  asked.resolve(null);
  expect(await stopped).toBe('stopped');
  expect(car.where(Date.now() + 600_000)).toEqual(GULSHAN);
});
