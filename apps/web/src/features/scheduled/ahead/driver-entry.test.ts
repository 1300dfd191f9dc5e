import type { TakenRide } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { scheduled as bangla } from '../texts.bn.ts';
import { scheduled } from '../texts.en.ts';
import { ahead as aheadBangla } from './ahead.bn.ts';
import { ahead } from './ahead.en.ts';
import { driverEntry } from './driver-entry.ts';

const ride: TakenRide = {
  ...{ id: '019aa5b1-6c1e-7d41-9b0f-3f6f2f1c8a27', type: 'standard', payoutCents: 1_000, stopCount: 1 },
  ...{ pickupAt: '2026-11-28T08:30:00.000Z', distanceMeters: 8_000, durationSeconds: 1_440 },
  pickup: { address: 'House 5, Gulshan', lat: 23.7947, lng: 90.4143 },
  stops: [{ address: 'Banani 11', lat: 23.79, lng: 90.4 }],
  destination: { address: 'Airport', lat: 23.8433, lng: 90.3978 },
  riderName: 'Nadia',
};

test('a driver’s calendar says where from, when to be online and whom to drive, and reminds before that', () => {
  expect(driverEntry({ ...ride, pickupNote: 'At the gate' }, scheduled, ahead, '14:00')).toEqual({
    ...{ summary: 'Drive from House 5, Gulshan', place: 'House 5, Gulshan', remindsMinutes: 45 },
    lines: [
      ...['Be online by 14:00.', 'Rider: Nadia'],
      ...['Pickup: House 5, Gulshan', 'Stop: Banani 11', 'Destination: Airport', 'Note: At the gate'],
    ],
  });
});

test('in Bangla too', () => {
  const { summary, lines } = driverEntry({ ...ride, stops: [] }, bangla, aheadBangla, '১৪:০০');
  expect([summary, ...lines]).toEqual([
    'House 5, Gulshan থেকে রাইড',
    '১৪:০০-এর মধ্যে অনলাইনে আসুন।',
    'যাত্রী: Nadia',
    'পিকআপ: House 5, Gulshan',
    'গন্তব্য: Airport',
  ]);
});
