import { expect, test } from 'vitest';
import { riderEntry } from './calendar-entry.ts';
import { scheduled as bangla } from './texts.bn.ts';
import { scheduled } from './texts.en.ts';

const ride = {
  pickup: { address: 'House 5, Gulshan', lat: 23.7947, lng: 90.4143 },
  stops: [{ address: 'Banani 11', lat: 23.79, lng: 90.4 }],
  destination: { address: 'Airport', lat: 23.8433, lng: 90.3978 },
};

test('a rider’s calendar says where to and along which places', () => {
  expect(riderEntry(ride, scheduled)).toEqual({
    ...{ summary: 'Ride to Airport', place: 'House 5, Gulshan', remindsMinutes: 15 },
    lines: ['Pickup: House 5, Gulshan', 'Stop: Banani 11', 'Destination: Airport'],
  });
});

test('in Bangla too', () => {
  expect(riderEntry(ride, bangla)).toMatchObject({
    summary: 'Airport-এ যাওয়ার রাইড',
    lines: ['পিকআপ: House 5, Gulshan', 'স্টপ: Banani 11', 'গন্তব্য: Airport'],
  });
});
