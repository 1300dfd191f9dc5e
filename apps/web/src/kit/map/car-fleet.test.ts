import { expect, test } from 'vitest';
import { drawEveryMs, drawFleet, moveFleet, type Fleet, type FleetCar } from './car-fleet.ts';
import { atOnce } from './in-slices.ts';

const move = (fleet: Fleet, cars: FleetCar[], nowMs: number, east = 180) =>
  atOnce(moveFleet(fleet, cars, nowMs, true, ({ lng }) => lng < east));
const draw = (...[fleet, nowMs, serverMs, everyMs]: Parameters<typeof drawFleet>) =>
  atOnce(drawFleet(fleet, nowMs, serverMs, everyMs));

const SERVER_MS = 1_000_000;
const car = (id: string, lng: number, ageMs: number, more: Partial<FleetCar> = {}): FleetCar => ({
  id,
  tone: 'idle',
  rideId: null,
  isStuck: false,
  position: { lat: 23.79, lng, bearing: 45, at: SERVER_MS - ageMs },
  ...more,
});
const fleetOf = (...cars: FleetCar[]): Fleet => {
  const fleet: Fleet = new Map();
  move(fleet, cars, 0);
  return fleet;
};

test('each car is a point with its look, bearing and ride', () => {
  const fleet = fleetOf(
    car('a', 90.4, 0, { tone: 'in_transit', rideId: 'r1' }),
    car('b', 90.41, 14_999),
    car('c', 90.42, 15_000),
  );
  const drawn = draw(fleet, 0, SERVER_MS, 0).add;
  expect(drawn.map(({ properties }) => properties['look'])).toEqual(['in_transit', 'idle', 'lost']);
  expect(drawn[0]).toMatchObject({
    id: 'a',
    geometry: { coordinates: [90.4, 23.79] },
    properties: { rideId: 'r1', bearing: 45, order: 1 },
  });
});

test('who waits stands there without being lost, and what needs a look lies above all', () => {
  const fleet = fleetOf(
    car('w', 90.4, 600_000, { tone: 'requested', rideId: 'r1' }),
    car('s', 90.41, 600_000, { tone: 'requested', rideId: 'r2', isStuck: true }),
    car('t', 90.42, 0, { tone: 'in_transit', rideId: 'r3', isStuck: true }),
  );
  const { add, againMs } = draw(fleet, 0, SERVER_MS, 1_000);
  expect(againMs).toBe(15_000);
  expect(add.map(({ properties }) => properties)).toMatchObject([
    { look: 'requested', tone: 'requested', stuck: false, order: 1 },
    { look: 'requested:stuck', tone: 'requested', stuck: true, order: 2 },
    { look: 'in_transit:stuck', tone: 'in_transit', stuck: true, order: 2 },
  ]);
});

test('only those that look other than before are drawn again', () => {
  const [a, b] = [car('a', 90.4, 2_000), car('b', 90.5, 2_000)];
  const fleet = fleetOf(a, b);
  draw(fleet, 0, SERVER_MS, 1_000);
  expect(draw(fleet, 0, SERVER_MS, 1_000).add).toEqual([]);
  move(fleet, [car('a', 90.4005, 0), { ...b, tone: 'accepted' }], 10);
  expect(draw(fleet, 10, SERVER_MS, 1_000).add).toMatchObject([
    // With many cars, each is placed at its last report.
    { id: 'a', geometry: { coordinates: [90.4005, 23.79] } },
    { id: 'b', properties: { look: 'accepted' } },
  ]);
});

test('one that stands is lost in its time, and glides again from near', () => {
  const fleet = fleetOf(car('a', 90.4, 1_000));
  draw(fleet, 0, SERVER_MS, 1_000);
  move(fleet, [car('a', 90.4005, 0)], 1_000);
  expect(draw(fleet, 1_000, SERVER_MS, 1_000).add).toHaveLength(1);
  expect(draw(fleet, 1_500, SERVER_MS, 100).add).toHaveLength(1);
  expect(draw(fleet, 1_500, SERVER_MS, 1_000).add).toHaveLength(1);
  expect(draw(fleet, 9_000, SERVER_MS + 14_999, 1_000).add).toEqual([]);
  expect(draw(fleet, 9_000, SERVER_MS + 15_000, 1_000).add[0]?.properties['look']).toBe('lost');
});

test('cars that are gone leave', () => {
  const fleet = fleetOf(car('a', 90.4, 0), car('b', 90.4, 0));
  expect(move(fleet, [car('b', 90.4, 0)], 10).gone).toEqual(['a']);
  expect([...fleet.keys()]).toEqual(['b']);
});

test('the map is drawn again while a car glides, else when one is lost, else never', () => {
  const fleet = fleetOf(car('a', 90.4, 2_000));
  move(fleet, [car('a', 90.4005, 1_000)], 0);
  expect(draw(fleet, 500, SERVER_MS, 0).againMs).toBe(0);
  expect(draw(fleet, 2_000, SERVER_MS, 0).againMs).toBe(14_000);
  expect(draw(fleet, 2_000, SERVER_MS + 14_000, 0).againMs).toBe(Number.POSITIVE_INFINITY);
  expect(draw(fleet, 500, SERVER_MS, 1_000).againMs).toBe(14_000);
});

test('few in sight glide by the frame, few of many by steps, many are set down once a second', () => {
  const cars = Array.from({ length: 3_000 }, (_, index) => car(`${index}`, 90 + index / 1_000, 0));
  expect(move(new Map(), cars, 0, 90.0605).inSight).toBe(61);
  expect([drawEveryMs(60, 60), drawEveryMs(3_000, 60), drawEveryMs(3_000, 61)]).toEqual([0, 100, 1_000]);
});
