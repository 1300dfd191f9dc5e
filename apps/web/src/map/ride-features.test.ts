import { expect, test } from 'vitest';
import { changeRides, type DrawnRides, type MapRide } from './ride-features.ts';

const ride = (id: string, status: MapRide['status']): MapRide => ({
  id,
  status,
  pickup: { lat: 23.79, lng: 90.41 },
  destination: { lat: 23.84, lng: 90.39 },
});
const NONE = new Set<string>();
const draw = (rides: MapRide[], drawn: DrawnRides = new Map(), stuck = NONE) => {
  const { add, remove } = changeRides(drawn, rides, stuck);
  return { add: add.map(({ id }) => id), remove };
};

test('a way for each ride, a disc where a car is still to come', () => {
  expect(draw([ride('a', 'requested'), ride('b', 'in_transit')]).add).toEqual(['way a', 'pickup a', 'way b']);
  const [, disc] = changeRides(new Map(), [ride('a', 'requested')], new Set(['a'])).add;
  expect(disc?.properties).toEqual({ rideId: 'a', status: 'requested', stuck: true });
});

test('only what changed is drawn again, and what is over goes', () => {
  const drawn: DrawnRides = new Map();
  const [a, b] = [ride('a', 'accepted'), ride('b', 'requested')];
  draw([a, b], drawn);
  expect(draw([a, b], drawn)).toEqual({ add: [], remove: [] });
  expect(draw([a, b], drawn, new Set(['b'])).add).toEqual(['way b', 'pickup b']);
  expect(draw([ride('a', 'picked_up')], drawn)).toEqual({
    add: ['way a'],
    remove: ['pickup a', 'way b', 'pickup b'],
  });
});

test('of many rides only the discs', () => {
  const drawn: DrawnRides = new Map();
  const many = Array.from({ length: 61 }, (_, index) => ride(`${index}`, 'requested'));
  expect(draw(many.slice(1), drawn).add).toHaveLength(120);
  expect(draw(many, drawn).remove).toHaveLength(60);
});
