import { LoginInput } from '@ridewire/contracts';
import { schemaResolver } from '@mantine/form';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLogin } from './check-login.ts';

const checkBySchema = schemaResolver(LoginInput, { sync: true });

test.each([
  ['ada@example.com', 'long enough'],
  [' ada+x@sub.example.com ', 'x'.repeat(200)],
  ['', ''],
  ['ada', 'x'.repeat(7)],
  ['ada@example', 'x'.repeat(201)],
  ['ada @example.com', '        '],
  ['@example.com', 'long enough'],
  ['ada@@example.com', 'long enough'],
  ['ada@example..com', 'long enough'],
  [`${'a'.repeat(250)}@example.com`, 'long enough'],
  ['a@b.c', 'long enough'],
  ['a@b.cd', 'long enough'],
  ['রহিম@example.com', 'long enough'],
  ["o'neil@example.com", 'long enough'],
  ["neil'@example.com", 'long enough'],
  ['.a@example.com', 'long enough'],
  ['a.@example.com', 'long enough'],
  ['a..b@example.com', 'long enough'],
  ['a@-example.com', 'long enough'],
  ['a@example.c0m', 'long enough'],
  ['a%b@example.com', 'long enough'],
])('%j and %j are judged as by the schema', (email, password) => {
  expect(checkLogin({ email, password })).toEqual(checkBySchema({ email, password }));
});

const sign = fc.constantFrom('a', 'Z', '7', '.', '-', '_', '+', "'", '%', 'ও');
const word = fc.string({ unit: sign, minLength: 1, maxLength: 6 });

test('no address passes here that the schema refuses, nor the other way round', () => {
  fc.assert(
    fc.property(word, word, word, (name, place, end) => {
      const typed = { email: `${name}@${place}.${end}`, password: 'long enough' };
      expect(checkLogin(typed)).toEqual(checkBySchema(typed));
    }),
    { numRuns: 2_000 },
  );
});
