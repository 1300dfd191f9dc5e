import { STATUS_OF } from '@ridewire/contracts';
import { mistake } from '@ridewire/contracts/mistakes';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { errorSentence } from './error-sentence.ts';
import { readRefusal } from '../files/read-refusal.ts';
import { sayMistake } from '../texts/say-refusal.ts';
import { getSpoken, speak } from '../texts/spoken.ts';

const refused = (data: { code: string; key?: string; params?: object }) =>
  TRPCClientError.from({ error: { code: -1, message: 'As the server says it.', data } });
const BENGALI = /\p{Script=Bengali}/u;

beforeEach(() => speak('bn'));
afterEach(() => speak('en'));

test.each(Object.keys(STATUS_OF))('%s is said in Bangla, even where nobody knows its key', (code) => {
  expect(errorSentence(refused({ code }))).toMatch(BENGALI);
  expect(errorSentence(refused({ code, key: 'WHAT_NOBODY_HAS_WORDED_YET' }))).toMatch(BENGALI);
});

test('the key says more than its code, with what stands in it', () => {
  const tooMany = refused({ code: 'TOO_MANY', key: 'TRIED_OFTEN', params: { retryAfterSeconds: 720 } });
  expect(errorSentence(tooMany)).toContain('১২ মিনিট');
  const tooLong = { key: 'tooLong', params: { field: 'name', max: 80 } };
  expect(errorSentence(refused({ code: 'BAD_INPUT', ...tooLong }))).toContain('৮০');
  expect(sayMistake(mistake('tooLong', { field: 'name', max: 80 }))).toContain('৮০');
});

test('no key is shown that has no words', async () => {
  expect(sayMistake('constructor')).toMatch(BENGALI);
  await speak('en');
  expect(sayMistake('constructor')).toBe('Something in that request isn’t valid.');
});

test('our own words stay as they are', () => {
  expect(sayMistake('দুটি পাসওয়ার্ড মিলছে না')).toBe('দুটি পাসওয়ার্ড মিলছে না');
  expect(sayMistake('Passwords do not match')).toBe('Passwords do not match');
});

test('nothing known is a sentence of ours too', () => {
  expect(errorSentence(new TypeError('Failed to fetch'))).toMatch(BENGALI);
  expect(readRefusal('<html>Bad Gateway</html>')).toBeNull();
  expect(readRefusal('{"message":"ECONNREFUSED"}')).toBeNull();
});

test('English is said as it comes, and the language asked for last is spoken', async () => {
  await Promise.all([speak('bn'), speak('en')]);
  expect(getSpoken().language).toBe('en');
  expect(errorSentence(refused({ code: 'RIDE_TAKEN' }))).toBe('As the server says it.');
  expect(sayMistake(mistake('blank', { field: 'name' }))).toBe('Name is required');
});
