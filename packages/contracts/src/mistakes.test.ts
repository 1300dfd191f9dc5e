import { expect, test } from 'vitest';
import { z } from 'zod';
import * as contracts from './index.ts';
import { mistake, readMistake } from './mistakes.ts';
import { mistakes as bangla } from './texts/bn/mistakes.ts';
import { formMistakes } from './texts/en/form-mistakes.ts';
import { mistakes as english } from './texts/en/mistakes.ts';
import { sayText } from './texts/say-text.ts';

const schemas = Object.entries<unknown>(contracts).filter(
  (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
);
const LETTERS = 'x'.repeat(5_000);
const WRONG: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  LETTERS,
  'a\u0000b',
  -1,
  0.5,
  1e12,
  true,
  [],
  {},
  ['x'],
];

/** Values shaped like a schema, with every wrong value in every place; the others are as right as one wrong value allows. */
function wrongFor(schema: z.ZodType): unknown[] {
  const shape = schema instanceof z.ZodObject ? Object.keys(schema.shape as object) : [];
  const flat = WRONG.flatMap((value) => shape.map((field) => ({ [field]: value })));
  const whole = WRONG.map((value) => Object.fromEntries(shape.map((field) => [field, value])));
  return [...WRONG, ...flat, ...whole];
}

test.each(schemas)('what %s finds wrong is a mistake with words, or zod’s own', (_name, schema) => {
  const found = wrongFor(schema).flatMap((value) => schema.safeParse(value).error?.issues ?? []);
  for (const { message } of found) {
    const read = readMistake(message);
    if (!read) expect(message).toMatch(/^(Invalid|Too |Unrecognized)/);
    else
      for (const texts of [english, bangla]) {
        const said = sayText(texts, read.key, read.params);
        expect(said).toBeDefined();
        expect(said).not.toMatch(/undefined|NaN|\{"/);
      }
  }
});

test.each([
  contracts.LoginInput,
  contracts.RegisterInput,
  contracts.VerifyEmailInput,
  contracts.ForgotPasswordInput,
  contracts.ResetPasswordInput,
  contracts.UpdateProfileInput,
])('forms have words for all that they can find', (schema) => {
  for (const field of Object.values<z.ZodType>(schema.shape))
    for (const value of WRONG)
      for (const { message } of field.safeParse(value).error?.issues ?? [])
        expect(Object.keys(formMistakes)).toContain(readMistake(message)?.key);
});

test('it reads what it wrote, whatever a part is', () => {
  expect(readMistake(mistake('dayOrder'))).toEqual({ key: 'dayOrder' });
  const params = { filter: 'a "b" } {\n“c”' };
  expect(readMistake(mistake('noSuchFilter', params))).toEqual({ key: 'noSuchFilter', params });
});

test.each(['Invalid input: expected string, received undefined', 'Name is required', 'নাম দিন', ''])(
  '“%s” is none',
  (sentence) => expect(readMistake(sentence)).toBeNull(),
);
