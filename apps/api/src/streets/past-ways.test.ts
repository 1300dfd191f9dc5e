import { distanceMeters, type LatLng } from '@ridewire/contracts';
import { drawStreets, placeOf } from '@ridewire/streets/testing/draw-streets';
import { expect, test } from 'vitest';
import { createPastWays } from './past-ways.ts';

/** A street round a corner, a longer way home, and an island. */
const MAP = [
  'a  b', //
  '    ',
  '   c',
  '    ',
  'x  y',
];
const findWay = createPastWays(drawStreets(MAP, ['abc', 'xy']), 'Asia/Dhaka');
const at = (letter: string, meters = 0): LatLng => {
  const place = placeOf(MAP, letter) as LatLng;
  return { lat: place.lat + meters / 111_320, lng: place.lng };
};
const NIGHT = Date.parse('2026-11-23T04:00:00+06:00');
const RUSH = Date.parse('2026-11-23T18:00:00+06:00');

test('a way of the past turns at the corner, reckons what lies beside the street, and took longer in the rush', () => {
  const [night, rush] = [findWay(at('a', 60), at('c'), NIGHT), findWay(at('a', 60), at('c'), RUSH)];
  expect(night?.line).toHaveLength(3);
  expect(distanceMeters(night!.line[1]!, at('b'))).toBeLessThan(1);
  const along = distanceMeters(at('a'), at('b')) + distanceMeters(at('b'), at('c'));
  expect(Math.abs(night!.distanceMeters - along - 60)).toBeLessThan(2);
  expect(rush).toMatchObject({ distanceMeters: night!.distanceMeters, line: night!.line });
  expect(rush!.durationSeconds).toBeGreaterThan(night!.durationSeconds * 1.8);
});

test('it begins on streets that most of the city can be reached from, and leads nowhere from afar', () => {
  const way = findWay(at('y'), at('a'), NIGHT);
  expect(distanceMeters(way!.line[0]!, at('c'))).toBeLessThan(1);
  expect(findWay(at('a', 2_000), at('c'), NIGHT)).toBeNull();
});
