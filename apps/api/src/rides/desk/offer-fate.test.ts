import type { RideEventType, RideStatus, StoryEvent } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { findOfferFate } from './offer-fate.ts';

const NOON_MS = Date.parse('2026-11-16T12:00:00Z');
const OFFER = { driverId: 'rina', offeredMs: NOON_MS, expiresMs: NOON_MS + 30_000 };

const event = (
  seconds: number,
  type: RideEventType,
  [from, to]: [RideStatus | null, RideStatus],
  actorId: string | null = null,
): StoryEvent => ({
  version: seconds + 1,
  type,
  from,
  to,
  at: new Date(NOON_MS + seconds * 1_000).toISOString(),
  actor: actorId === null ? null : { id: actorId, name: actorId, role: 'driver' },
  reason: null,
  askedCount: null,
  amountCents: null,
});
const requested = event(0, 'ride.requested', [null, 'requested'], 'nadia');
const accepted = (seconds: number, driverId: string) =>
  event(seconds, 'ride.accepted', ['requested', 'accepted'], driverId);

const judged = (events: StoryEvent[], { declined = NaN, ended = NaN, afterSeconds = 60 } = {}) => {
  const msOf = (seconds: number) => (Number.isNaN(seconds) ? null : NOON_MS + seconds * 1_000);
  const { fate, settledMs } = findOfferFate(
    { ...OFFER, declinedMs: msOf(declined), endedMs: msOf(ended) },
    [requested, ...events],
    NOON_MS + afterSeconds * 1_000,
  );
  return settledMs === null ? fate : `${fate} after ${(settledMs - NOON_MS) / 1_000} s`;
};

test('an offer is open until it runs out', () => {
  expect(judged([], { afterSeconds: 29.999 })).toBe('open');
  expect(judged([], { afterSeconds: 30 })).toBe('expired after 30 s');
});

test('its driver accepted, or declined', () => {
  expect(judged([accepted(9, 'rina')])).toBe('accepted after 9 s');
  expect(judged([], { declined: 4 })).toBe('declined after 4 s');
});

test('a ride accepted and given back is told apart from one declined', () => {
  const released = event(20, 'ride.released', ['accepted', 'requested'], 'rina');
  expect(judged([accepted(9, 'rina'), released], { declined: 20 })).toBe('given_back after 20 s');
});

test('a driver who lost the ride because they came no nearer was replaced', () => {
  const replaced = event(20, 'ride.replaced', ['accepted', 'requested']);
  expect(judged([accepted(9, 'rina'), replaced], { declined: 20 })).toBe('replaced after 20 s');
  // Another one was, before this driver took it and gave it back.
  expect(
    judged(
      [accepted(1, 'karim'), event(5, 'ride.replaced', ['accepted', 'requested']), accepted(9, 'rina')],
      { declined: 20 },
    ),
  ).toBe('given_back after 20 s');
});

test('who was too late, or whose rider canceled, missed it; who was asked before or later did not', () => {
  expect(judged([accepted(9, 'karim')])).toBe('missed after 9 s');
  expect(judged([event(9, 'ride.canceled', ['requested', 'canceled'], 'nadia')])).toBe('missed after 9 s');
  // It had run out by then.
  expect(judged([accepted(40, 'karim')])).toBe('expired after 30 s');
  // Taken and given back before this driver was asked.
  expect(judged([accepted(-9, 'karim')], { afterSeconds: 10 })).toBe('open');
});

test('one that was taken back is open no more; what became of it before stays so', () => {
  expect(judged([], { ended: 7, afterSeconds: 8 })).toBe('ended after 7 s');
  // Another driver who took the ride gave it back, and all other offers ended with that.
  expect(judged([accepted(5, 'karim')], { ended: 20 })).toBe('missed after 5 s');
  expect(judged([], { ended: 40 })).toBe('expired after 30 s');
});

test('asking others changes nothing for those already asked', () => {
  expect(judged([event(5, 'ride.offered', ['requested', 'requested'])], { afterSeconds: 10 })).toBe('open');
});
