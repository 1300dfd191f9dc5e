import { expect, test } from 'vitest';
import { parseRecent, withRecent } from './recent-places.ts';

const stop = (address: string, lat = 23.7) => ({ address, lat, lng: 90.4 });

test('the places used come first, each once, five at most', () => {
  const before = ['a', 'b', 'c', 'd', 'e'].map((name) => stop(name));
  const after = withRecent(before, [stop('f'), stop('c', 23.8)]);
  expect(after.map(({ address }) => address)).toEqual(['f', 'c', 'a', 'b', 'd']);
  expect(after[1]?.lat).toBe(23.8);
});

test('what is kept comes back', () => {
  expect(parseRecent(JSON.stringify([stop('a'), stop('b')]))).toEqual([stop('a'), stop('b')]);
});

test.each([
  [null],
  [''],
  ['{'],
  ['null'],
  ['{"address":"a"}'],
  [
    '[1, null, {"address":"","lat":1,"lng":1}, {"address":"a","lat":91,"lng":1}, {"address":"a","lat":"1","lng":1}]',
  ],
])('%j holds no place', (text) => expect(parseRecent(text)).toEqual([]));
