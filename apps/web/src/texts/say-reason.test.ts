import { afterEach, expect, test } from 'vitest';
import { bangla } from './bangla.ts';
import { english } from './english.ts';
import { sayReason } from './say-reason.ts';
import { speak } from './spoken.ts';

afterEach(() => speak('en'));

test('a reason from a list is said in the language spoken, own words stay', async () => {
  expect(sayReason('My plans changed')).toBe('My plans changed');
  await speak('bn');
  expect(english.rider.cancelReasons.map(sayReason)).toEqual(bangla.rider.cancelReasons);
  expect(english.driver.cancelReasons.map(sayReason)).toEqual(bangla.driver.cancelReasons);
  expect(sayReason('Flooded street')).toBe('Flooded street');
});
