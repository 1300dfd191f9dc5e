import { expect, test } from 'vitest';
import { PairWishes } from './pair-wishes.ts';

const [riderId, driverId] = ['rider', 'driver'];

test('either of the two is enough to keep them apart, and each takes back what they said alone', () => {
  const wishes = new PairWishes();
  expect(wishes.isAvoided(riderId, driverId)).toBe(false);
  wishes.learn({ riderId, driverId, saidBy: 'driver', kind: 'avoided' });
  wishes.learn({ riderId, driverId, saidBy: 'rider', kind: 'avoided' });
  wishes.learn({ riderId, driverId, saidBy: 'rider', kind: null });
  expect(wishes.isAvoided(riderId, driverId)).toBe(true);
  expect(wishes.isAvoided(riderId, 'another')).toBe(false);
  wishes.learn({ riderId, driverId, saidBy: 'driver', kind: null });
  expect(wishes.isAvoided(riderId, driverId)).toBe(false);
});

test('a favorite is one of this rider alone, until they say otherwise', () => {
  const wishes = new PairWishes();
  wishes.learn({ riderId, driverId, saidBy: 'rider', kind: 'favorite' });
  expect(wishes.isFavorite(riderId, driverId)).toBe(true);
  expect(wishes.isFavorite('another', driverId)).toBe(false);
  wishes.learn({ riderId, driverId, saidBy: 'rider', kind: 'avoided' });
  expect(wishes.isFavorite(riderId, driverId)).toBe(false);
  expect(wishes.isAvoided(riderId, driverId)).toBe(true);
  wishes.clear();
  expect(wishes.isAvoided(riderId, driverId)).toBe(false);
});

test('what was never said can be taken back', () => {
  const wishes = new PairWishes();
  wishes.learn({ riderId, driverId, saidBy: 'rider', kind: null });
  expect(wishes.isFavorite(riderId, driverId)).toBe(false);
});
