import { expect, test } from 'vitest';
import { changeRides, type DrawnRides, type MapRide } from './ride-features.ts';

const ride = (id: string, status: MapRide['status']): MapRide => ({
  id,
  status,
  pickup: { lat: 23.79, lng: 90.41 },
  destination: { lat: 23.84, lng: 90.39 },
});
const draw = (rides: MapRide[], drawn: DrawnRides = new Map(), overStreets = false) => {
  const { add, remove } = changeRides(drawn, rides, overStreets);
  return { add: add.map(({ id }) => id), remove };
};

test('a way for each ride, a disc where a car is still to come', () => {
  expect(draw([ride('a', 'accepted'), ride('b', 'in_transit')]).add).toEqual(['way a', 'pickup a', 'way b']);
  // A rider waiting for a driver is a point of the city, next to the cars.
  expect(draw([ride('a', 'requested')]).add).toEqual(['way a']);
});

test('only what changed is drawn again, and what is over goes', () => {
  const drawn: DrawnRides = new Map();
  const [a, b] = [ride('a', 'accepted'), ride('b', 'accepted')];
  draw([a, b], drawn);
  expect(draw([a, b], drawn)).toEqual({ add: [], remove: [] });
  expect(draw([ride('a', 'picked_up')], drawn)).toEqual({
    add: ['way a'],
    remove: ['pickup a', 'way b', 'pickup b'],
  });
});

test('over streets there are no straight lines', () => {
  const drawn: DrawnRides = new Map();
  const rides = [ride('a', 'accepted'), ride('b', 'in_transit')];
  expect(draw(rides, drawn, true)).toEqual({ add: ['pickup a'], remove: [] });
  expect(draw(rides, drawn).add).toEqual(['way a', 'pickup a', 'way b']);
  expect(draw(rides, drawn, true)).toEqual({ add: ['pickup a'], remove: ['way a', 'way b'] });
  expect(draw([], drawn, true).remove).toEqual(['pickup a']);
});

test('what is over is not drawn, and makes no others too many', () => {
  const over = Array.from({ length: 61 }, (_, index) => ride(`over ${index}`, 'completed'));
  expect(draw([...over, ride('a', 'in_transit')]).add).toEqual(['way a']);
});

test('of many rides none is drawn', () => {
  const drawn: DrawnRides = new Map();
  const many = Array.from({ length: 61 }, (_, index) => ride(`${index}`, 'accepted'));
  expect(draw(many.slice(1), drawn).add).toHaveLength(120);
  expect(draw(many, drawn)).toEqual({ add: [], remove: expect.objectContaining({ length: 120 }) });
});
