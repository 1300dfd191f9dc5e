import { DriverDays, OfferAnswers } from '@ridewire/dispatch';
import { expect, test } from 'vitest';
import type { Candidate } from '../drivers/driver-index.ts';
import { PairWishes } from '../wishes/pair-wishes.ts';
import { LeftDrives } from './left-drives.ts';
import { FAVORITE_SECONDS, rankCandidates } from './rank-candidates.ts';

const wishes = new PairWishes();
wishes.learn({ riderId: 'rider', driverId: 'favorite', saidBy: 'rider', kind: 'favorite' });

const pickup = { lat: 23.8, lng: 90.4 };
const candidate = (driverId: string, meters = 500, tier: Candidate['tier'] = 0): Candidate => ({
  driverId,
  meters,
  place: pickup,
  tier,
});
const deps = {
  days: new DriverDays(),
  answers: new OfferAnswers(),
  weights: { fairness: 1 },
  wishes,
};
const driveOf = (seconds: number | null) => (seconds === null ? null : { seconds, meters: null });
const firstOf = async (candidates: Candidate[], seconds: (number | null)[] | null, riderId = 'rider') => {
  const ways = { findDrives: () => Promise.resolve(seconds?.map(driveOf) ?? null) };
  const leftDrives = new LeftDrives(ways);
  return (await rankCandidates({ ...deps, ways, leftDrives }, { riderId, pickup }, candidates))[0]?.driverId;
};

test('a favorite who is nearly as near comes first, one who is further comes as anybody', async () => {
  const two = [candidate('nearest'), candidate('favorite')];
  expect(await firstOf(two, [200, 200 + FAVORITE_SECONDS - 1])).toBe('favorite');
  expect(await firstOf(two, [200, 200 + FAVORITE_SECONDS + 1])).toBe('nearest');
});

test('by the line too, where no streets are known', async () => {
  expect(await firstOf([candidate('nearest', 100), candidate('favorite', 450)], null)).toBe('favorite');
  expect(await firstOf([candidate('nearest', 100), candidate('favorite', 600)], null)).toBe('nearest');
});

test('a favorite who fell silent, or to whom no way is known, still comes after the others', async () => {
  expect(await firstOf([candidate('nearest'), candidate('favorite', 10, 1)], [200, 10])).toBe('nearest');
  expect(await firstOf([candidate('nearest'), candidate('favorite')], [200, null])).toBe('nearest');
});

test('it is no favorite of another rider', async () => {
  const two = [candidate('nearest'), candidate('favorite')];
  expect(await firstOf(two, [200, 201])).toBe('favorite');
  expect(await firstOf(two, [200, 201], 'another')).toBe('nearest');
});
