import { ERRORS, type ErrorCode } from '@ridewire/contracts';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { errorSentence } from '../live/error-sentence.ts';
import { readRefusal } from '../live/read-refusal.ts';
import { sayMistake, sayTold } from './say-sentence.ts';
import { getSpoken, speak } from './spoken.ts';

const refused = (code: string, message: string) =>
  TRPCClientError.from({ error: { code: -1, message, data: { code } } });
const BENGALI = /\p{Script=Bengali}/u;

beforeEach(() => speak('bn'));
afterEach(() => speak('en'));

test.each(Object.entries(ERRORS))(
  '%s is said in Bangla, even where nobody knows its sentence',
  (code, { sentence }) => {
    expect(errorSentence(refused(code, sentence))).toMatch(BENGALI);
    expect(errorSentence(refused(code, 'What nobody has put into words yet.'))).toMatch(BENGALI);
  },
);

test('the sentence itself says more than its code, with what stands in it', () => {
  const tooMany = refused('TOO_MANY' satisfies ErrorCode, 'Too many attempts. Try again in 12 minutes.');
  expect(errorSentence(tooMany)).toContain('১২ মিনিট');
  expect(sayMistake('Name must be at most 80 characters.')).toContain('৮০');
  expect(sayTold('Refund of $14.50')).toBe('$১৪.৫০ ফেরত');
  expect(sayTold('Message from Nadia')).toContain('Nadia');
});

test('what a person wrote, and our own words, stay as they are', () => {
  expect(sayTold('The blue bag is mine.')).toBe('The blue bag is mine.');
  expect(sayMistake('দুটি পাসওয়ার্ড মিলছে না')).toBe('দুটি পাসওয়ার্ড মিলছে না');
});

test('nothing known is a sentence of ours too', () => {
  expect(errorSentence(new TypeError('Failed to fetch'))).toMatch(BENGALI);
  expect(sayMistake('Too small: expected string to have >=1 characters')).toMatch(BENGALI);
  expect(readRefusal('<html>Bad Gateway</html>')).toBeNull();
  expect(readRefusal('{"message":"ECONNREFUSED"}')).toBeNull();
});

test('English is said as it comes, and the language asked for last is spoken', async () => {
  await Promise.all([speak('bn'), speak('en')]);
  expect(getSpoken().language).toBe('en');
  expect(errorSentence(refused('RIDE_TAKEN', 'Taken by another driver.'))).toBe('Taken by another driver.');
  expect(sayMistake('Name is required')).toBe('Name is required');
});
