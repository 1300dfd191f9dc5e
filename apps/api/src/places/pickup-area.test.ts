import { isWithin } from '@ridewire/contracts';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import { expect, test } from 'vitest';
import { PICKUP_AREAS } from './pickup-area.ts';

test('every well-known place of Dhaka lies in its area, with room around it', () => {
  for (const { lat, lng } of DHAKA_PLACES)
    for (const away of [-0.04, 0.04])
      expect(isWithin(PICKUP_AREAS.dhaka, { lat: lat + away, lng: lng + away })).toBe(true);
});

test.each([
  ['Chattogram', { lat: 22.3569, lng: 91.7832 }],
  ['New York', { lat: 40.7, lng: -74 }],
  ['nowhere', { lat: 0, lng: 0 }],
])('%s lies beyond it, and is somewhere all the same', (_name, place) => {
  expect(isWithin(PICKUP_AREAS.dhaka, place)).toBe(false);
  expect(isWithin(PICKUP_AREAS.anywhere, place)).toBe(true);
});
