import type { ActivityEvent } from '@ridewire/contracts';
import { createFormat, englishTexts } from '@ridewire/ui';
import { expect, test } from 'vitest';
import { describeEvent } from './describe-event.ts';
import { overview } from './texts.en.ts';

const wording = {
  overview,
  statuses: englishTexts.statuses,
  money: createFormat().money,
};

const event = (change: Partial<ActivityEvent>): ActivityEvent => ({
  id: 1,
  rideId: 'a',
  type: 'ride.requested',
  to: 'requested',
  at: '2026-11-21T08:00:00.000Z',
  actor: { name: 'Nadia', role: 'rider' },
  riderName: 'Nadia',
  pickupAddress: 'Gulshan 2 Circle',
  destinationAddress: 'Airport',
  fareCents: 1450,
  reason: null,
  isDeleted: false,
  ...change,
});
const karim = { name: 'Karim', role: 'driver' } as const;
const ada = { name: 'Ada', role: 'admin' } as const;

test.each<[Partial<ActivityEvent>, string]>([
  [{}, 'Nadia requested a ride from Gulshan 2 Circle to Airport'],
  [{ type: 'ride.refunded', actor: ada }, 'Ada (admin) noted a refund for Nadia’s ride'],
  [{ type: 'ride.accepted', actor: karim }, 'Karim accepted Nadia’s ride'],
  [{ type: 'ride.released', actor: karim }, 'Karim gave Nadia’s ride back'],
  [{ type: 'ride.released', actor: null }, 'Nadia’s ride is waiting for another driver'],
  [{ type: 'ride.picked_up', actor: karim }, 'Karim picked up Nadia'],
  [{ type: 'ride.in_transit', actor: karim }, 'Karim set off with Nadia'],
  [{ type: 'ride.in_transit', actor: null }, 'Nadia’s ride set off'],
  [{ type: 'ride.completed', actor: karim }, 'Karim completed Nadia’s ride for $14.50'],
  [{ type: 'ride.canceled' }, 'Nadia canceled the ride'],
  [{ type: 'ride.canceled', actor: karim }, 'Karim canceled Nadia’s ride'],
  [{ type: 'ride.canceled', actor: null, reason: 'no_driver' }, 'No driver was found for Nadia'],
  [{ type: 'ride.canceled', actor: null }, 'Nadia’s ride was canceled'],
  [{ type: 'ride.status_set', actor: ada, to: 'picked_up' }, 'Ada (admin) set Nadia’s ride to Picked up'],
  [{ type: 'ride.deleted', actor: ada }, 'Ada (admin) deleted Nadia’s ride'],
])('%j', (change, sentence) => {
  expect(describeEvent(event(change), wording)).toBe(sentence);
});
