import { expect, test } from 'vitest';
import { sayRefusal } from './say-refusal.ts';

const LATER = { code: 'TOO_MANY', key: 'SAID_BY_NOBODY_YET' };

test('the server’s own words stay in its language', async () => {
  expect(await sayRefusal('en', LATER, 'Not now.')).toBe('Not now.');
});

test('another language words the key, else what the code means', async () => {
  const mistake = { code: 'BAD_INPUT', key: 'blank', params: { field: 'name' } };
  expect(await sayRefusal('bn', mistake, 'Name is required')).toBe('নাম দিন');
  const wait = { code: 'TOO_MANY', key: 'TRIED_OFTEN', params: { retryAfterSeconds: 299 } };
  expect(await sayRefusal('bn', wait, 'Too many attempts.')).toBe(
    'অনেকবার চেষ্টা করা হয়েছে। ৫ মিনিট পরে আবার চেষ্টা করুন।',
  );
  expect(await sayRefusal('bn', LATER, 'Not now.')).toBe('খুব বেশি রিকোয়েস্ট এসেছে। একটু অপেক্ষা করুন।');
});

test('what no language knows is said as the server said it', async () => {
  expect(await sayRefusal('bn', { code: 'SAID_BY_NOBODY_YET' }, 'Not now.')).toBe('Not now.');
});
