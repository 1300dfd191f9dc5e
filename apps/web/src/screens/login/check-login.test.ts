import { LoginInput } from '@ridewire/contracts';
import { schemaResolver } from '@mantine/form';
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
])('%j and %j are judged as by the schema', (email, password) => {
  expect(checkLogin({ email, password })).toEqual(checkBySchema({ email, password }));
});
