import { afterEach, expect, test } from 'vitest';
import { sayReason } from './say-reason.ts';
import { speak } from './spoken.ts';
import { reasons as bangla } from './texts.bn.ts';
import { reasons } from './texts.en.ts';

afterEach(() => speak('en'));

test('a reason from a list is said in the language spoken, own words stay', async () => {
  expect(sayReason('My plans changed')).toBe('My plans changed');
  expect(sayReason('canceled_by_admin')).toBe('No reason was given');
  await speak('bn');
  expect(sayReason('canceled_by_admin')).toBe('কোনো কারণ জানানো হয়নি');
  expect(reasons.rider.map(sayReason)).toEqual(bangla.rider);
  expect(reasons.driver.map(sayReason)).toEqual(bangla.driver);
  expect(sayReason('Flooded street')).toBe('Flooded street');
});
