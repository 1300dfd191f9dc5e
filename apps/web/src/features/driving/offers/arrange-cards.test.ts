import type { Offer, WithdrawnWhy } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import {
  arrangeCards,
  findShown,
  msUntilCardsChange,
  type CardsInput,
  type OfferCard,
} from './arrange-cards.ts';

const START = Date.parse('2026-11-21T08:00:00Z');

const offerOf = (id: string, expiresInMs = 30_000): Offer => ({
  ride: {
    id,
    version: 1,
    status: 'requested',
    type: 'standard',
    pickup: { address: 'A', lat: 23.79, lng: 90.4 },
    destination: { address: 'B', lat: 23.85, lng: 90.4 },
    distanceMeters: 8_000,
    durationSeconds: 1_200,
    fareCents: 1_450,
    refundedCents: 0,
    times: {},
    canceledBy: null,
    cancelReason: null,
  },
  pickupMeters: 900,
  pickupSeconds: 240,
  payoutCents: 1_160,
  offeredAt: new Date(START).toISOString(),
  expiresAt: new Date(START + expiresInMs).toISOString(),
});

const input = (offers: Offer[], more: Partial<CardsInput> = {}): CardsInput => ({
  offers,
  withdrawn: [],
  declinedIds: new Set(),
  lost: new Map(),
  nowMs: START,
  ...more,
});
const names = (cards: readonly OfferCard[]) =>
  cards.map(({ offer, ending }) => (ending ? `${offer.ride.id} ${ending}` : offer.ride.id));
const [a, b, c] = [offerOf('a'), offerOf('b'), offerOf('c')];
const gone = (offer: Offer, why: WithdrawnWhy) => ({ offer, why });

test('cards keep their places and later ones come last, whatever order a snapshot has', () => {
  const first = arrangeCards([], input([b, a]));
  expect(names(arrangeCards(first, input([c, a, b])))).toEqual(['b', 'a', 'c']);
});

test('nothing changed: the very same array', () => {
  const first = arrangeCards([], input([a, b]));
  expect(arrangeCards(first, input([a, b], { nowMs: START + 5_000 }))).toBe(first);
});

test.each(['taken', 'canceled', 'expired'] as const)(
  'an offer that was %s says so in its place, then goes',
  (why) => {
    const first = arrangeCards([], input([a, b]));
    const withdrawn = [gone(a, why)];
    const ended = arrangeCards(first, input([b], { withdrawn, nowMs: START + 1_000 }));
    expect(names(ended)).toEqual([`a ${why}`, 'b']);
    const stays = arrangeCards(ended, input([b], { withdrawn, nowMs: START + 2_499 }));
    expect(stays).toBe(ended);
    expect(names(arrangeCards(stays, input([b], { withdrawn, nowMs: START + 2_500 })))).toEqual(['b']);
  },
);

test('a declined offer goes without a word', () => {
  const first = arrangeCards([], input([a, b]));
  expect(names(arrangeCards(first, input([b], { withdrawn: [gone(a, 'declined')] })))).toEqual(['b']);
});

test('time runs out by the server’s clock, without a message', () => {
  const first = arrangeCards([], input([a, offerOf('late', 60_000)]));
  expect(msUntilCardsChange(first, START + 10_000)).toBe(20_000);
  const over = arrangeCards(first, input([a, offerOf('late', 60_000)], { nowMs: START + 30_000 }));
  expect(names(over)).toEqual(['a expired', 'late']);
  expect(msUntilCardsChange(over, START + 30_000)).toBe(1_500);
});

test('an offer that ran out and is made again is open again', () => {
  const over = arrangeCards(arrangeCards([], input([a])), input([a], { nowMs: START + 30_000 }));
  const again = offerOf('a', 60_000);
  expect(names(arrangeCards(over, input([again], { nowMs: START + 30_500 })))).toEqual(['a']);
});

test('a declined offer goes at once and comes back only when the decline failed', () => {
  const first = arrangeCards([], input([a, b]));
  const declined = arrangeCards(first, input([a, b], { declinedIds: new Set(['a']) }));
  expect(names(declined)).toEqual(['b']);
  expect(names(arrangeCards(declined, input([a, b], { declinedIds: new Set(['a']) })))).toEqual(['b']);
  expect(names(arrangeCards(declined, input([a, b])))).toEqual(['b', 'a']);
});

test('a lost accept marks its card before the push does, once', () => {
  const first = arrangeCards([], input([a, b]));
  const lost = new Map([['a', { ending: 'taken' as const, version: 1 }]]);
  const ended = arrangeCards(first, input([a, b], { lost }));
  expect(names(ended)).toEqual(['a taken', 'b']);
  const after = arrangeCards(ended, input([a, b], { lost, nowMs: START + 1_500 }));
  expect(names(after)).toEqual(['b']);
  expect(names(arrangeCards(after, input([a, b], { lost, nowMs: START + 2_000 })))).toEqual(['b']);
  const givenBack = { ...a, ride: { ...a.ride, version: 3 } };
  expect(names(arrangeCards(after, input([givenBack, b], { lost })))).toEqual(['b', 'a']);
});

test('what a new snapshot no longer has goes without a guess', () => {
  const first = arrangeCards([], input([a, b]));
  expect(names(arrangeCards(first, input([b])))).toEqual(['b']);
});

test('an empty list waits for nothing', () => {
  expect(msUntilCardsChange([], START)).toBe(Number.POSITIVE_INFINITY);
});

const letters = (cards: readonly OfferCard[]) =>
  cards.map(({ offer, letter }) => `${letter} ${offer.ride.id}`).join(', ');

test('a letter stays with its ride, whoever comes and goes beside it', () => {
  const first = arrangeCards([], input([a, b, c]));
  expect(letters(first)).toBe('A a, B b, C c');
  const later = arrangeCards(first, input([b, c]));
  expect(letters(later)).toBe('B b, C c');
  expect(letters(arrangeCards(later, input([a, b, c])))).toBe('B b, C c, D a');
  expect(letters(arrangeCards(arrangeCards(later, input([])), input([c])))).toBe('A c');
});

const away = (offer: Offer, pickupSeconds: number | null): Offer => ({ ...offer, pickupSeconds });

test('of those that come together the nearest is first, who is asked without a place last', () => {
  const cards = arrangeCards([], input([away(a, null), away(b, 700), away(c, 300)]));
  expect(names(cards)).toEqual(['c', 'b', 'a']);
});

test('the nearest is shown, and stays while it is there; one that is over only if nothing else can be taken', () => {
  const cards = arrangeCards([], input([away(a, 700), away(b, 900)]));
  const shownId = (all: readonly OfferCard[], id: string | null) => findShown(all, id)?.offer.ride.id;
  expect(shownId(cards, null)).toBe('a');
  const nearer = arrangeCards(cards, input([away(a, 700), away(b, 900), away(c, 100)]));
  expect(shownId(nearer, 'a')).toBe('a');
  expect(shownId(nearer, 'gone')).toBe('c');
  const lost = new Map([['c', { ending: 'taken' as const, version: 1 }]]);
  const over = arrangeCards(nearer, input([away(a, 700), away(b, 900), away(c, 100)], { lost }));
  expect(shownId(over, 'c')).toBe('c');
  expect(shownId(over, null)).toBe('a');
  expect(findShown([], 'a')).toBeUndefined();
});

test('a card shows the newest of its offer, and one that can be taken after all is open again', () => {
  const first = arrangeCards([], input([a]));
  const dearer = { ...a, payoutCents: 1_500 };
  expect(arrangeCards(first, input([dearer]))[0]?.offer).toBe(dearer);
  const lost = new Map([['a', { ending: 'taken' as const, version: 1 }]]);
  const marked = arrangeCards(first, input([a], { lost }));
  expect(names(arrangeCards(marked, input([a])))).toEqual(['a']);
});

test('an offer whose time is over and that is no longer told of has expired', () => {
  const first = arrangeCards([], input([a, offerOf('late', 60_000)]));
  const over = arrangeCards(first, input([offerOf('late', 60_000)], { nowMs: START + 30_000 }));
  expect(names(over)).toEqual(['a expired', 'late']);
});
