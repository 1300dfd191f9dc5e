import { expect, test } from 'vitest';
import { placeChoices } from './place-choices.ts';

const banani = { id: 'b', name: 'Banani 11', area: 'Banani', lat: 23.79, lng: 90.4 };
const gulshan = { id: 'g', name: 'Gulshan 2', area: 'Gulshan', lat: 23.79, lng: 90.41 };
const recent = [
  { address: 'Banani 11, Banani', lat: 23.79, lng: 90.4 },
  { address: 'My office', lat: 23.8, lng: 90.4 },
];
const places = [banani, gulshan];
const lines = (text: string, withMyLocation = true) =>
  placeChoices({ text, recent, places, withMyLocation }).map(({ name, choices }) => [
    name,
    ...choices.map((choice) => ('stop' in choice ? choice.stop.address : choice.kind)),
  ]);

test('before typing: pointing, then the own places, then the well-known ones, none twice', () => {
  expect(lines('')).toEqual([
    ['actions', 'my-location', 'on-map'],
    ['recent', 'Banani 11, Banani', 'My office'],
    ['places', 'Gulshan 2, Gulshan'],
  ]);
  expect(lines('', false)[0]).toEqual(['actions', 'on-map']);
});

test('once typed, the best answer is the first line', () => {
  expect(lines('OFF my')).toEqual([
    ['recent', 'My office'],
    ['places', 'Banani 11, Banani', 'Gulshan 2, Gulshan'],
    ['actions', 'my-location', 'on-map'],
  ]);
});

test('nothing found: pointing remains', () => {
  expect(placeChoices({ text: 'zzz', recent, places: [], withMyLocation: false })).toEqual([
    { name: 'actions', choices: [{ kind: 'on-map' }] },
  ]);
});
