import { afterEach, expect, test } from 'vitest';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { speak } from '../../../kit/texts/spoken.ts';
import { describePoint } from './describe-point.ts';

afterEach(() => speak('en'));

const places = [
  { id: 'a', name: 'Gulshan 2 Circle', area: 'Gulshan', lat: 23.7947, lng: 90.4143 },
  { id: 'b', name: 'Banani 11', area: 'Banani', lat: 23.7936, lng: 90.4045 },
];
const describeIt = (lat: number, lng: number) => describePoint({ lat, lng }, places);

test.each([
  ['at a place', 23.795, 90.4145, 'Gulshan 2 Circle, Gulshan'],
  ['near the nearest one', 23.794, 90.407, 'Near Banani 11, Banani'],
  ['far from all', 23.7, 90.4, 'Pin at 23.700, 90.400'],
] as const)('%s', (_, lat, lng, text) => expect(describeIt(lat, lng)).toBe(text));

test('without places there are coordinates', () => {
  expect(describePoint({ lat: 1, lng: 2 }, [])).toBe('Pin at 1.000, 2.000');
});

test('a point on the map is kept in English and said in Bangla', async () => {
  await speak('bn');
  const near = describeIt(23.798, 90.4143);
  expect(near).toBe('Near Gulshan 2 Circle, Gulshan');
  expect(sayAddress(near)).toBe('গুলশান ২ গোলচত্বর, গুলশান-এর কাছে');
  expect(sayAddress(describeIt(23.5, 90.1))).toBe('পিন ২৩.৫০০, ৯০.১০০');
});

test('a place without an area is its name alone', () => {
  const place = { id: 'c', name: 'Sadarghat', area: '', lat: 23.7, lng: 90.4 };
  expect(describePoint(place, [place])).toBe('Sadarghat');
});
