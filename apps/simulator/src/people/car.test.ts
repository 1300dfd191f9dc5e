import { encodeLine } from '@ridewire/streets';
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

const STREET = [
  { lat: 23.795, lng: 90.4143 },
  { lat: 23.795, lng: 90.4147 },
] as const;
const alongStreet = () =>
  Promise.resolve({
    distanceMeters: 40,
    durationSeconds: 60,
    line: encodeLine(STREET),
    secondsAt: [0, 60],
    steps: [],
  });

test('a car pulls up on its street, and a stroll ends on one too', async () => {
  const car = new Car(GULSHAN, alongStreet);
  await car.pullUp(NORTH);
  expect(car.where()).toEqual(STREET[0]);
  await car.drive(NORTH, { speedup: 1, capSeconds: 0.01 }, new AbortController().signal, {
    staysOnStreet: true,
  });
  expect(car.where()).toEqual(STREET[1]);
});

test('a car without streets pulls up nowhere, and one that set off meanwhile goes on', async () => {
  const [still, moving] = [new Car(GULSHAN, noStreets), new Car(GULSHAN, alongStreet)];
  await still.pullUp(NORTH);
  expect(still.where()).toEqual(GULSHAN);
  const abort = new AbortController();
  const driven = moving.drive(NORTH, PACE, abort.signal).catch(() => 'stopped');
  await moving.pullUp(NORTH);
  expect(moving.where(Date.now() + 600_000)).toEqual(NORTH);
  abort.abort();
  expect(await driven).toBe('stopped');
});
