import { expect, it } from 'vitest';
import words from '../texts/en/parts/contact-form.ts';
import { checkMessage } from './check-message.ts';

const message = { name: 'Ayesha', email: 'a@example.com', topic: 'ride', text: 'Hello' } as const;
const check = (change: object) => checkMessage({ ...message, ...change }, words, String);

it('finds what is missing and what is too long', () => {
  expect(check({})).toEqual({});
  expect(check({ name: ' ', email: 'a@b', text: '\n' })).toEqual({
    name: 'Name is required',
    email: 'Please enter a valid email address',
    text: 'Message is required',
  });
  expect(check({ text: 'x'.repeat(4_001) }).text).toBe('Message must be at most 4000 characters.');
  expect(check({ text: ` ${'x'.repeat(4_000)} ` })).toEqual({});
});
