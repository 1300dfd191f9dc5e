import { QUOTE_VALID_MS } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { TokenKeys } from '../../core/token-keys.ts';
import { isQuoteOf, readQuote, signQuote, writePlaces } from './quote-token.ts';
import { oneKey } from '../../testing/one-key.ts';

const key = oneKey(Buffer.alloc(32, 1));
const ends = { pickup: { lat: 23.7947, lng: 90.4143 }, destination: { lat: 23.8433, lng: 90.3978 } };
const figures = { distanceMeters: 7_012, durationSeconds: 1_260, surgeTenths: 10, edition: 0 };
const token = signQuote(key, ends, figures, 1_000);
const busy = { ...figures, surgeTenths: 14 };
const busyToken = signQuote(key, ends, busy, 1_000);

test('a quote says the same until its time is over', () => {
  expect(readQuote(key, ends, token, 1_000 + QUOTE_VALID_MS)).toEqual(figures);
  expect(readQuote(key, ends, token, 1_001 + QUOTE_VALID_MS)).toBeUndefined();
});

test.each([
  ['another key', () => readQuote(oneKey(Buffer.alloc(32, 2)), ends, token, 1_000)],
  ['another trip', () => readQuote(key, { ...ends, pickup: { lat: 23.7948, lng: 90.4143 } }, token, 1_000)],
  ['a shorter way', () => readQuote(key, ends, token.replace('7012', '6012'), 1_000)],
  ['a longer life', () => readQuote(key, ends, token.replace(/\.(\d+)\./, '.1$1.'), 1_000)],
  ['no token at all', () => readQuote(key, ends, 'x'.repeat(300), 1_000)],
])('%s is no quote of ours', (_name, read) => expect(read()).toBeUndefined());

test('what is signed under a name is good for that name only, and not for a trip', () => {
  const named = signQuote(key, 'route 7', figures, 1_000);
  expect(readQuote(key, 'route 7', named, 1_000)).toEqual(figures);
  expect(readQuote(key, 'route 8', named, 1_000)).toBeUndefined();
  expect(readQuote(key, ends, named, 1_000)).toBeUndefined();
  expect(readQuote(key, 'route 7', token, 1_000)).toBeUndefined();
});

test('the stops of a trip are part of what is signed, in their order', () => {
  const stops = [
    { lat: 23.8, lng: 90.4 },
    { lat: 23.81, lng: 90.41 },
  ];
  const trip = { ...ends, stops };
  const stopped = signQuote(key, trip, figures, 1_000);
  expect(readQuote(key, trip, stopped, 1_000)).toEqual(figures);
  for (const other of [ends, { ...ends, stops: stops.toReversed() }, { ...ends, stops: stops.slice(1) }])
    expect(readQuote(key, other, stopped, 1_000)).toBeUndefined();
  expect(writePlaces([...stops, ends.pickup])).toBe('23.8 90.4 23.81 90.41 23.7947 90.4143');
});

test('a quote is ours though its time is over, and only for what it was signed for', () => {
  expect(isQuoteOf(key, ends, token)).toBe(true);
  expect(isQuoteOf(key, 'route 7', token)).toBe(false);
  expect(isQuoteOf(key, ends, token.replace('7012', '6012'))).toBe(false);
  expect(isQuoteOf(key, ends, 'x'.repeat(300))).toBe(false);
});

test('a quote stays good once a newer key signs, and the newer one’s are good too', () => {
  const [old, now] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const both = new TokenKeys([
    { id: '0', key: old, signsFromMs: 0 },
    { id: '1', key: now, signsFromMs: 1 },
  ]);
  for (const signed of [token, signQuote(oneKey(now), ends, figures, 1_000)]) {
    expect(readQuote(both, ends, signed, 1_000)).toEqual(figures);
    expect(isQuoteOf(both, ends, signed)).toBe(true);
  }
});

test('a price above the usual one is part of what is signed', () => {
  expect(readQuote(key, ends, busyToken, 1_000 + QUOTE_VALID_MS)).toEqual(busy);
  expect(readQuote(key, ends, busyToken, 1_001 + QUOTE_VALID_MS)).toBeUndefined();
  expect(readQuote(key, ends, busyToken.replace('.x14', ''), 1_000)).toBeUndefined();
});

test.each([
  ['lowered', () => readQuote(key, ends, busyToken.replace('x14', 'x11'), 1_000)],
  ['added', () => readQuote(key, ends, token.replace(/\.([\w-]{22})$/, '.x11.$1'), 1_000)],
  ['of another trip', () => readQuote(key, { ...ends, destination: ends.pickup }, busyToken, 1_000)],
  ['lengthened', () => readQuote(key, ends, busyToken.replace(/\.(\d+)\.x/, '.1$1.x'), 1_000)],
])('such a price that was %s is refused', (_name, read) => {
  expect(read).toThrow(expect.objectContaining({ code: 'QUOTE_INVALID' }));
});

test('the price list is part of what is signed, but for the first', () => {
  const later = { ...figures, edition: 12 };
  const laterToken = signQuote(key, ends, later, 1_000);
  expect(token.split('.')).toHaveLength(4);
  expect(readQuote(key, ends, laterToken, 1_000)).toEqual(later);
  expect(readQuote(key, ends, signQuote(key, ends, { ...busy, edition: 3 }, 1_000), 1_000)).toEqual({
    ...busy,
    edition: 3,
  });
  for (const forged of [laterToken.replace('e12', 'e11'), laterToken.replace('.e12', '')])
    expect(readQuote(key, ends, forged, 1_000)).toBeUndefined();
});
