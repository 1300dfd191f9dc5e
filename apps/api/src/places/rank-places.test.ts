import fc from 'fast-check';
import { foldPlace } from '@ridewire/contracts/fold-place';
import { expect, test } from 'vitest';
import { KNOWN_PLACES, knownPlacesIn, type RankedPlace } from './known-places.ts';
import { rankPlaces, readSought } from './rank-places.ts';
import { resemblance } from './resemblance.ts';

const place = (name: string, more: Partial<RankedPlace> = {}): RankedPlace => ({
  ...{
    id: name,
    name,
    area: '',
    lat: 23.75,
    lng: 90.4,
    names: {},
    areaNames: {},
    kind: 'shop',
    isOwn: false,
  },
  ...{ rank: 20, ...more },
  folded: foldPlace([name, ...Object.values(more.names ?? {})]),
});
const names = (text: string, places: readonly RankedPlace[], near?: { lat: number; lng: number }) =>
  rankPlaces(readSought(text), places, near).map(({ name }) => name);

test.each([
  ['airport', 'Hazrat Shahjalal International Airport'],
  ['GULSHAN circle 2', 'Gulshan 2 Circle'],
  ['গুলশান ২ গোলচত্বর', 'Gulshan 2 Circle'],
  ['গুলশান 2', 'Gulshan 2 Circle'],
  ['gulshan ২ গোল', 'Gulshan 2 Circle'],
  ['গোলচত্বর ২ Gulshan', 'Gulshan 2 Circle'],
  ['squre hospital', 'Square Hospital'],
  ['farm gate', 'Farmgate'],
  ['newmarket', 'New Market'],
  ['dhanmandi32', 'Dhanmondi 32'],
  ['biman bondor', 'Hazrat Shahjalal International Airport'],
  ['kawran bajar', 'Karwan Bazar'],
])('of the well-known ones %s is %s', (text, name) => expect(names(text, KNOWN_PLACES)[0]).toBe(name));

test.each(['zzz', 'qqqq wwww', '–', ''])('“%s” is none of them', (text) =>
  expect(names(text, KNOWN_PLACES)).toEqual([]),
);

test('every well-known place is found by its name in each language', () => {
  for (const { name, names: called } of KNOWN_PLACES)
    for (const text of [name, ...Object.values(called)])
      expect(names(text, KNOWN_PLACES).slice(0, 2)).toContain(name);
});

test('what is called so comes before what only lies there', () => {
  const found = names('gulshan', [place('Tailor', { area: 'Gulshan' }), place('Gulshan Tower')]);
  expect(found).toEqual(['Gulshan Tower']);
});

test('an area beside a name tells two of one name apart', () => {
  const both = [
    place('Star Kabab', { id: 'a', area: 'Banani' }),
    place('Star Kabab', { id: 'b', area: 'Dhanmondi' }),
  ];
  expect(rankPlaces(readSought('star kabab dhanmondi'), both, undefined)[0]?.id).toBe('b');
});

test('of equals the nearer one, the larger one and one’s own come first', () => {
  const near = { lat: 23.75, lng: 90.4 };
  const far = place('Agora', { id: 'far', lat: 23.87 });
  expect(rankPlaces(readSought('agora'), [far, place('Agora', { id: 'near' })], near)[0]?.id).toBe('near');
  const station = place('Central', { id: 'station', rank: 90 });
  expect(rankPlaces(readSought('central'), [place('Central'), station], undefined)[0]?.id).toBe('station');
  const own = place('Central', { id: 'own', isOwn: true, rank: 100 });
  expect(rankPlaces(readSought('central'), [station, own], undefined)[0]?.id).toBe('own');
});

test('another number is another street', () => {
  expect(names('road 27', [place('Road 28'), place('Road 27')])[0]).toBe('Road 27');
});

test('the well-known places are those of Dhaka', () => {
  expect(knownPlacesIn(null)).toBe(KNOWN_PLACES);
  expect(knownPlacesIn({ south: 23.6, west: 90.3, north: 23.9, east: 90.5 })).toBe(KNOWN_PLACES);
  expect(knownPlacesIn({ south: 43.7, west: 7.4, north: 43.8, east: 7.5 })).toEqual([]);
});

test('words resemble themselves most, and each other alike', () => {
  expect(resemblance('hospital', 'hopsital')).toBeCloseTo(1 - 1 / 8);
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'n', 'i'), maxLength: 12 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(resemblance(a, a)).toBe(1);
      expect(resemblance(a, b)).toBeCloseTo(resemblance(b, a));
      expect(resemblance(a, b)).toBeLessThanOrEqual(1);
      expect(a === b || resemblance(a, b) < 1).toBe(true);
    }),
  );
});

test('nothing that is typed breaks it', () => {
  // All of Unicode without surrogates. fast-check's own unit for it computes for a second before the first text.
  const sign = fc.nat(0x10ffff - 0x800).map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 0x800));
  fc.assert(
    fc.property(fc.string({ unit: sign }), (text) => void names(text, KNOWN_PLACES.slice(0, 9))),
    { numRuns: 60 },
  );
});
