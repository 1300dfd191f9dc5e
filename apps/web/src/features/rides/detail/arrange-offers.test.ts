import type { OfferFate, StoryOffer } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { at } from '../../../testing/make-ride.ts';
import { arrangeOffers } from './arrange-offers.ts';

const NOW_MS = Date.parse(at(10));
const offer = (name: string, fate: OfferFate, endMinute = 5): StoryOffer => ({
  driver: { id: name, name },
  wave: 1,
  pickupMeters: null,
  offeredAt: at(4),
  expiresAt: at(endMinute),
  fate,
  settledAt: fate === 'open' ? null : at(endMinute),
});

test('what matters stands first, each kind as it came', () => {
  const { offers, counts } = arrangeOffers(
    [offer('Ali', 'expired'), offer('Bo', 'declined'), offer('Cy', 'expired'), offer('Di', 'accepted')],
    NOW_MS,
  );
  expect(offers.map(({ driver }) => driver.name)).toEqual(['Di', 'Bo', 'Ali', 'Cy']);
  expect(counts).toEqual([
    { fate: 'accepted', count: 1 },
    { fate: 'declined', count: 1 },
    { fate: 'expired', count: 2 },
  ]);
});

test('an open offer runs out by the clock', () => {
  const open = [offer('Ali', 'open', 10), offer('Bo', 'open', 11), offer('Cy', 'open', 12)];
  const arranged = arrangeOffers(open, NOW_MS);
  expect(arranged.offers.map(({ driver, fate }) => `${driver.name} ${fate}`)).toEqual([
    'Bo open',
    'Cy open',
    'Ali expired',
  ]);
  expect(arranged.offers.at(-1)?.settledAt).toBe(at(10));
  expect(arranged.nextEndMs).toBe(Date.parse(at(11)));
});

test('nothing is awaited when none is open', () => {
  expect(arrangeOffers([offer('Ali', 'missed')], NOW_MS).nextEndMs).toBe(Infinity);
  expect(arrangeOffers([], NOW_MS)).toEqual({ offers: [], counts: [], nextEndMs: Infinity });
});
