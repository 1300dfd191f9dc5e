import { expect, test } from 'vitest';
import { PairWishes } from '../wishes/pair-wishes.ts';
import { notToAsk } from './not-to-ask.ts';

const place = { lat: 23.8, lng: 90.4 };
const trip = { riderId: 'rider', pickup: place, destination: place };

test('neither who is settled nor who is kept apart from the rider', () => {
  const wishes = new PairWishes();
  wishes.learn({ riderId: 'rider', driverId: 'avoids', saidBy: 'driver', kind: 'avoided' });
  wishes.learn({ riderId: 'rider', driverId: 'avoided', saidBy: 'rider', kind: 'avoided' });
  wishes.learn({ riderId: 'rider', driverId: 'favorite', saidBy: 'rider', kind: 'favorite' });
  const has = (driverId: string) => notToAsk({ wishes }, trip, ['declined']).has(driverId);
  expect(['declined', 'avoids', 'avoided'].map(has)).toEqual([true, true, true]);
  expect(['favorite', 'anybody'].map(has)).toEqual([false, false]);
  expect(notToAsk({ wishes }, { ...trip, riderId: 'another' }).has('avoids')).toBe(false);
});
