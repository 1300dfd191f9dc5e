import { ERRORS } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { sayRefusal } from './say-refusal.ts';

test('the server’s own words stay in its language', async () => {
  expect(await sayRefusal('en', ERRORS.TOO_MANY.sentence, 'TOO_MANY')).toBe(ERRORS.TOO_MANY.sentence);
});

test('another language has the sentence, else what its code means', async () => {
  expect(await sayRefusal('bn', 'Name is required', 'BAD_INPUT')).toBe('নাম দিন');
  expect(await sayRefusal('bn', 'Too many attempts. Try again in 5 minutes.', 'TOO_MANY')).toBe(
    'অনেকবার চেষ্টা করা হয়েছে। ৫ মিনিট পরে আবার চেষ্টা করুন।',
  );
  expect(await sayRefusal('bn', 'Said by nobody yet.', 'TOO_MANY')).toBe(
    'খুব বেশি অনুরোধ এসেছে। একটু অপেক্ষা করুন।',
  );
});

test('what no language knows is said as the server said it', async () => {
  expect(await sayRefusal('bn', 'Said by nobody yet.')).toBe('Said by nobody yet.');
});
