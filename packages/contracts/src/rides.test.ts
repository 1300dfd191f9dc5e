import { expect, test } from 'vitest';
import type { z } from 'zod';
import { RATING_TAGS, ratingTags } from './rating-choices.ts';
import { CancelRideInput, MoveOwnRideInput } from './rides.ts';

const rideId = '0199b0f5-6f6b-7c3e-9b57-2f4a6f1f0a11';
const mistakesOf = (schema: z.ZodType, input: object) =>
  schema.safeParse({ rideId, ...input }).error?.issues.map(({ message }) => message) ?? [];

test('that the rider didn’t come is a reason of its own, and only of a cancel', () => {
  expect(mistakesOf(CancelRideInput, { isNoShow: true })).toEqual([]);
  expect(mistakesOf(CancelRideInput, { isNoShow: false, reason: 'Flat tire' })).toEqual([]);
  expect(mistakesOf(CancelRideInput, { isNoShow: true, reason: 'Flat tire' })).toEqual(['noShowReason']);
  expect(mistakesOf(MoveOwnRideInput, { to: 'canceled', isNoShow: true })).toEqual([]);
  expect(mistakesOf(MoveOwnRideInput, { to: 'canceled', isNoShow: true, reason: 'Flat tire' })).toEqual([
    'noShowReason',
  ]);
  expect(mistakesOf(MoveOwnRideInput, { to: 'picked_up', isNoShow: true })).toEqual(['noShowOfCancel']);
  expect(mistakesOf(MoveOwnRideInput, { to: 'canceled', reason: 'Flat tire' })).toEqual([]);
  expect(mistakesOf(MoveOwnRideInput, { to: 'picked_up', reason: 'Flat tire' })).toEqual(['reasonOfCancel']);
});

test('four stars and more are praised, fewer are blamed', () => {
  expect([4, 5].map((stars) => ratingTags('rider', stars))).toEqual(Array(2).fill(RATING_TAGS.rider.good));
  expect([1, 3].map((stars) => ratingTags('driver', stars))).toEqual(Array(2).fill(RATING_TAGS.driver.bad));
});
