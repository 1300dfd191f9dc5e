import { afterEach, expect, test } from 'vitest';
import { speak } from '../../../kit/texts/spoken.ts';
import { placeChoices } from './place-choices.ts';

afterEach(() => speak('en'));

const more = { names: {}, areaNames: {}, kind: null, isOwn: false };
const banani = { id: 'b', name: 'Banani 11', area: 'Banani', lat: 23.79, lng: 90.4, ...more };
const gulshan = { id: 'g', name: 'Gulshan 2', area: 'Gulshan', lat: 23.79, lng: 90.41, ...more };
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

test('a place of one’s own that fits less well than what is found does not lead', () => {
  const own = { ...banani, id: 'own', name: 'Dhanmondi 32', area: 'Dhanmondi', isOwn: true };
  const meant = { ...gulshan, name: 'Dhanmondi 27', area: 'Dhanmondi' };
  const near = { address: 'Chandni Chowk, New Market', lat: 23.7, lng: 90.4 };
  const market = { ...gulshan, name: 'New Market', area: 'Azimpur' };
  const first = (text: string, found: typeof places) =>
    placeChoices({ text, recent: [near], places: found, withMyLocation: false })
      .flatMap(({ choices }) => choices)
      .flatMap((choice) => ('stop' in choice ? [choice.stop.address] : []));
  expect(first('dhanmondi 27', [meant, own])).toEqual(['Dhanmondi 27, Dhanmondi', 'Dhanmondi 32, Dhanmondi']);
  expect(first('new market', [market])).toEqual(['New Market, Azimpur', 'Chandni Chowk, New Market']);
  expect(first('chand', [market])).toEqual(['Chandni Chowk, New Market', 'New Market, Azimpur']);
});

test('nothing found: pointing remains', () => {
  expect(placeChoices({ text: 'zzz', recent, places: [], withMyLocation: false })).toEqual([
    { name: 'actions', choices: [{ kind: 'on-map' }] },
  ]);
});

test('where the person’s rides went comes with the recent ones, each once', () => {
  const own = [
    { ...banani, isOwn: true },
    { ...gulshan, isOwn: true },
  ];
  expect(
    placeChoices({ text: 'a', recent: recent.slice(0, 1), places: own, withMyLocation: false })[0],
  ).toMatchObject({
    name: 'recent',
    choices: [{ stop: recent[0] }, { stop: { address: 'Gulshan 2, Gulshan' } }],
  });
});

test('what the person saved comes before all they went to, by what they call it, and once', () => {
  const saved = { id: 's', kind: 'home', name: 'Home', address: 'My office', lat: 23.8, lng: 90.4 } as const;
  const names = (text: string) =>
    placeChoices({ text, saved: [saved], recent, places, withMyLocation: false }).map(({ name, choices }) => [
      name,
      ...choices.map((choice) => ('name' in choice ? choice.name : choice.kind)),
    ]);
  expect(names('')).toEqual([
    ['actions', 'on-map'],
    ['saved', 'Home'],
    ['recent', 'Banani 11, Banani'],
    ['places', 'Gulshan 2'],
  ]);
  expect(names('hom')[0]).toEqual(['saved', 'Home']);
  expect(names('office')[0]).toEqual(['saved', 'Home']);
  expect(names('gul')[0]?.[0]).toBe('places');
});

test('a place is said in the language spoken, and kept in English', async () => {
  const road = {
    ...{ ...gulshan, name: 'Lake Road', kind: 'street' as const },
    ...{ names: { bn: 'লেক রোড' }, areaNames: { bn: 'গুলশান' } },
  };
  const choice = () =>
    placeChoices({ text: 'lake', recent: [], places: [road], withMyLocation: false })[0]?.choices[0];
  const stop = { address: 'Lake Road, Gulshan' };
  expect(choice()).toMatchObject({ name: 'Lake Road', area: 'Gulshan', what: 'street', stop });
  await speak('bn');
  expect(choice()).toMatchObject({ name: 'লেক রোড', area: 'গুলশান', stop });
});

test('a saved place takes its place and its address out of the other lists', () => {
  const saved = { id: 's', kind: 'home', name: 'Home', address: 'Our house' } as const;
  const names = (lat: number, lng: number, address: string) =>
    placeChoices({
      text: '',
      saved: [{ ...saved, address, lat, lng }],
      recent: [],
      places,
      withMyLocation: false,
    })
      .find(({ name }) => name === 'places')
      ?.choices.map((choice) => 'name' in choice && choice.name);
  expect(names(gulshan.lat, gulshan.lng, 'Our house')).toEqual(['Banani 11']);
  expect(names(gulshan.lat, 90.5, 'Our house')).toEqual(['Banani 11', 'Gulshan 2']);
  expect(names(23.5, 90.5, 'Gulshan 2, Gulshan')).toEqual(['Banani 11']);
});

test('a place one went to doesn’t lead because its area is called as typed', () => {
  const inArea = { address: 'Lake View, Banani', lat: 23.71, lng: 90.4 };
  const named = { ...banani, name: 'Old Banani', area: '' };
  const groups = placeChoices({ text: 'banani', recent: [inArea], places: [named], withMyLocation: false });
  expect(
    groups.flatMap(({ choices }) => choices.flatMap((choice) => ('stop' in choice ? [choice.stop] : []))),
  ).toEqual([{ address: 'Old Banani', lat: named.lat, lng: named.lng }, inArea]);
});

test('blanks are no text', () => {
  const groups = placeChoices({ text: '  ', recent, places: [], withMyLocation: false });
  expect(groups.map(({ name }) => name)).toEqual(['actions', 'recent']);
});

test('a saved place that doesn’t fit the text is left out', () => {
  const saved = { id: 's', kind: 'home', name: 'Home', address: 'Our house', lat: 23.8, lng: 90.4 } as const;
  const groups = placeChoices({ text: 'gul', saved: [saved], recent: [], places, withMyLocation: false });
  expect(groups.map(({ name }) => name)).not.toContain('saved');
});

test('a place of one’s own that the search found first stays the first', () => {
  const airport = { ...gulshan, id: 'a', name: 'Hazrat Shahjalal Airport', area: 'Kurmitola', lat: 23.84 };
  const bank = { ...banani, id: 'k', name: 'Shahjalal Bank', area: 'Uttara', lat: 23.87 };
  const been = { address: 'Hazrat Shahjalal Airport, Kurmitola', lat: 23.84, lng: 90.41 };
  const found = (places: (typeof airport)[]) =>
    placeChoices({ text: 'shahjalal', recent: [been], places, withMyLocation: false })
      .flatMap(({ choices }) => choices)
      .flatMap((choice) => ('stop' in choice ? [choice.stop.address] : []));
  expect(found([airport, bank])).toEqual([been.address, 'Shahjalal Bank, Uttara']);
  // Found behind what fits better, it stays there.
  expect(found([bank, airport])).toEqual(['Shahjalal Bank, Uttara', been.address]);
});
