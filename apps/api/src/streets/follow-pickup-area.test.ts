import { PICKUP_AREAS } from '../places/pickup-area.ts';
import { expect, test } from 'vitest';
import type { City } from './city.ts';
import { pickupAreaIn } from './follow-pickup-area.ts';

const city = (box: City['box']) => ({ box }) as City;
const DHAKA_MAP = city({ south: 23.66, west: 90.3, north: 23.95, east: 90.5 });
const MONACO = city({ south: 43.72, west: 7.4, north: 43.76, east: 7.45 });

test('in Dhaka, and where no city is, the setting holds', () => {
  expect(pickupAreaIn(PICKUP_AREAS.dhaka, DHAKA_MAP)).toBe(PICKUP_AREAS.dhaka);
  expect(pickupAreaIn(PICKUP_AREAS.dhaka, null)).toBe(PICKUP_AREAS.dhaka);
});

test('in another city riders are picked up where its map reaches, and a little beyond', () => {
  const area = pickupAreaIn(PICKUP_AREAS.dhaka, MONACO)!;
  expect(area.south).toBeCloseTo(43.67);
  expect(area.north).toBeCloseTo(43.81);
  expect(area.west).toBeCloseTo(7.35);
  expect(area.east).toBeCloseTo(7.5);
});

test('anywhere is anywhere', () => {
  expect(pickupAreaIn(PICKUP_AREAS.anywhere, MONACO)).toBeNull();
});
