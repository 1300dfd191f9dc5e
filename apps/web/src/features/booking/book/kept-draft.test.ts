import type { RiderRide } from '@ridewire/contracts';
import { expect, test, vi } from 'vitest';
import { draftOf, keepDraft, parseDraft, readDraft, writeDraft } from './kept-draft.ts';
import { DESTINATION, makeRide, PICKUP } from '../testing/make-ride.ts';

const NOW = Date.parse('2026-03-01T08:00:00.000Z');
const HOUR_MS = 3_600_000;
const passenger = { name: 'Amena', phone: '01811111111', isComplete: true };
const promo = { code: 'EID20', percent: 20, capCents: null, amountCents: null };
const ends = { pickup: PICKUP, stops: [PICKUP], destination: DESTINATION };
const business = { costCenter: 'Sales', purpose: '' };
const draft = { ...ends, passenger, promo, business, type: 'xl' } as const;

test('what was being put together comes back, whole or in part', () => {
  expect(parseDraft(writeDraft(draft, NOW), NOW + HOUR_MS)).toEqual(draft);
  const half = { ...draft, destination: null };
  expect(parseDraft(writeDraft(half, NOW), NOW)).toEqual(half);
});

test('by the next day it is another trip', () => {
  expect(parseDraft(writeDraft(draft, NOW), NOW + 13 * HOUR_MS)).toBeNull();
});

test('what anyone else wrote there is no draft, or only what of it is one', () => {
  for (const text of [null, '', '{', 'null', '[]', '{"at":"now"}']) expect(parseDraft(text, NOW)).toBeNull();
  expect(
    parseDraft(
      JSON.stringify({
        at: NOW,
        pickup: { address: '' },
        stops: [5],
        destination: 5,
        passenger: { name: 'Amena' },
        promo: { code: 'EID20', percent: '20' },
        business: { costCenter: 7, purpose: '' },
        type: 'ROCKET',
      }),
      NOW,
    ),
  ).toEqual({
    pickup: null,
    stops: [],
    destination: null,
    passenger: null,
    promo: null,
    business: null,
    type: '',
  });
  const many = Array.from({ length: 9 }, () => PICKUP);
  expect(parseDraft(JSON.stringify({ at: NOW, stops: many }), NOW)?.stops).toHaveLength(3);
});

test('each person of this device has a draft of their own, until it is forgotten', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  keepDraft('nadia', draft);
  expect(readDraft('nadia')).toEqual(draft);
  expect(readDraft('rafi')).toBeNull();
  keepDraft('nadia', null);
  expect(readDraft('nadia')).toBeNull();
});

test('a browser that forbids storage keeps nothing, and breaks nothing', () => {
  const forbid = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
  expect(() => keepDraft('nadia', draft)).not.toThrow();
  expect(readDraft('nadia')).toBeNull();
});

test('a draft without stops has none, and a type that is no text is none', () => {
  expect(parseDraft(JSON.stringify({ at: NOW, type: ['xl'] }), NOW)).toEqual({
    pickup: null,
    stops: [],
    destination: null,
    passenger: null,
    promo: null,
    business: null,
    type: '',
  });
});

test('a ride booked again has its places, its type and its passenger, and nothing that was of that day', () => {
  const ride = makeRide({
    ...{ type: 'xl', passenger: { name: 'Amena', phone: '01811111111' } },
    stops: [{ ...PICKUP, reachedAt: '2026-03-01T08:05:00.000Z' }],
    ...{ business: { costCenter: 'Sales', purpose: '' }, promo: { code: 'EID20', discountCents: 100 } },
  } as Partial<RiderRide>);
  expect(draftOf(ride)).toEqual({ ...ends, passenger, promo: null, business: null, type: 'xl' });
  expect(draftOf(makeRide({ passenger: { name: 'Amena', phone: null } })).passenger).toEqual({
    ...{ name: 'Amena', phone: '', isComplete: false },
  });
  expect(draftOf(makeRide())).toMatchObject({ stops: [], passenger: null });
});
