import { expect, test } from 'vitest';
import { z } from 'zod';
import * as contracts from './index.ts';
import { mistake, readMistake } from './mistakes.ts';
import { codeOf, isErrorCode } from './refusals.ts';
import { mistakes as bangla } from './nouns/every-noun.bn.ts';
import { formMistakes } from './texts/en/form-mistakes.ts';
import { mistakes as english } from './nouns/every-noun.en.ts';
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

const ID = '019aa5b1-6c1e-7d41-9b0f-3f6f2f1c8a27';
const DAYS = { from: '2026-11-20', to: '2026-11-21' };
const ONE_DAY = { from: '2026-11-21', to: '2026-11-21' };
const BACKWARD = { from: '2026-11-21', to: '2026-11-20' };
const place = { id: ID, address: 'Road 27', lat: 23.79, lng: 90.41 };
const said = { id: ID, rideId: ID };
const bell = { where: 'bell', isOn: true };

test.each<[string, z.ZodType, object, string | undefined]>([
  ['days in order', contracts.ListRidesInput, DAYS, undefined],
  ['a single day', contracts.ListRidesInput, ONE_DAY, undefined],
  ['days backward', contracts.ListRidesInput, BACKWARD, 'dayOrder'],
  ['a first day alone', contracts.ListRidesInput, { from: DAYS.from }, undefined],
  ['a person', contracts.ListAuditInput, { userId: ID }, undefined],
  ['a person and a ride', contracts.ListAuditInput, { userId: ID, rideId: ID }, 'auditOneFilter'],
  ['a person and a search', contracts.ListAuditInput, { userId: ID, search: 'a' }, 'auditOneFilter'],
  ['what is older', contracts.ListAuditInput, { before: '1.a.1' }, undefined],
  ['what is newer', contracts.ListAuditInput, { after: '1.a.1' }, undefined],
  ['older and newer', contracts.ListAuditInput, { before: '1.a.1', after: '1.a.1' }, 'auditOneWay'],
  ['a first day alone', contracts.ListAuditInput, { from: DAYS.from }, undefined],
  ['a last day alone', contracts.ListAuditInput, { to: DAYS.to }, undefined],
  ['some', contracts.MarkReadInput, { ids: [ID] }, undefined],
  ['all', contracts.MarkReadInput, { all: true }, undefined],
  ['some and all', contracts.MarkReadInput, { ids: [ID], all: true }, 'readWhichOrAll'],
  ['none', contracts.MarkReadInput, {}, 'readWhichOrAll'],
  ['a single day', contracts.ListAuditInput, ONE_DAY, undefined],
  ['days backward', contracts.ListAuditInput, BACKWARD, 'dayOrder'],
  ['a single day', contracts.StatementInput, ONE_DAY, undefined],
  ['days backward', contracts.StatementInput, BACKWARD, 'dayOrder'],
  ['31 days', contracts.StatementInput, { from: '2026-10-01', to: '2026-10-31' }, undefined],
  ['32 days', contracts.StatementInput, { from: '2026-10-01', to: '2026-11-01' }, 'daysMany'],
  ['days in order', contracts.ExportInput, { name: 'rides', ...DAYS }, undefined],
  ['a single day', contracts.ExportInput, { name: 'rides', ...ONE_DAY }, undefined],
  ['a last day alone', contracts.ExportInput, { name: 'rides', to: DAYS.to }, undefined],
  ['a first day alone', contracts.ExportInput, { name: 'rides', from: DAYS.from }, undefined],
  ['days backward', contracts.ExportInput, { name: 'rides', ...BACKWARD }, 'dayOrder'],
  ['another table’s filter', contracts.ExportInput, { name: 'users', type: 'xl' }, 'noSuchFilter'],
  ['a text', contracts.SayInput, { ...said, text: 'Here' }, undefined],
  ['a quick reply', contracts.SayInput, { ...said, quick: contracts.QuickReply.options[0] }, undefined],
  [
    'both',
    contracts.SayInput,
    { ...said, text: 'Here', quick: contracts.QuickReply.options[0] },
    'textOrQuick',
  ],
  ['neither', contracts.SayInput, said, 'textOrQuick'],
  ['home without a name', contracts.SavePlaceInput, { ...place, kind: 'home' }, undefined],
  ['another place with one', contracts.SavePlaceInput, { ...place, kind: 'other', name: 'Gym' }, undefined],
  ['another place without', contracts.SavePlaceInput, { ...place, kind: 'other' }, 'missing'],
  [
    'the bell’s own kind',
    contracts.ChooseNotificationsInput,
    { kind: 'driver_approved', ...bell },
    undefined,
  ],
  ['the device’s kind', contracts.ChooseNotificationsInput, { kind: 'offer', ...bell }, 'notInBell'],
  [
    'it on the device',
    contracts.ChooseNotificationsInput,
    { kind: 'offer', where: 'system', isOn: true },
    undefined,
  ],
])('what no field is wrong by itself is found too: %s', (_what, schema, input, key) => {
  const [issue] = schema.safeParse(input).error?.issues ?? [];
  expect(issue && (readMistake(issue.message)?.key ?? issue)).toBe(key);
});

test('a filter that another table has is named', () => {
  const [issue] = contracts.ExportInput.safeParse({ name: 'users', type: 'xl' }).error?.issues ?? [];
  expect(readMistake(issue?.message ?? '')).toEqual({ key: 'noSuchFilter', params: { filter: 'type' } });
});

test('a code is its own, a more exact sentence its code’s, and a mistake bad input', () => {
  expect(codeOf('RIDE_TAKEN')).toBe('RIDE_TAKEN');
  expect(codeOf('USER_BLOCKED_BECAUSE')).toBe('USER_BLOCKED');
  expect([codeOf('dayOrder'), codeOf('toString')]).toEqual(['BAD_INPUT', 'BAD_INPUT']);
  expect([isErrorCode('RIDE_TAKEN'), isErrorCode('toString'), isErrorCode(['RIDE_TAKEN'])]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['Help\r\n\u0007me', 'Help me'],
  [null, ''],
  [undefined, ''],
])('an SOS alert says what was typed on one line, and may say nothing: %j', (message, kept) => {
  const location = { lat: 23.79, lng: 90.41, address: message };
  const alert = { rideId: ID, press: 1, message, location };
  expect(contracts.RaiseAlertInput.parse(alert)).toMatchObject({
    message: kept,
    location: { address: kept },
  });
});

test('a list is read by pages, or whole', () => {
  expect(contracts.pageAsked({ page: 3, limit: 20 })).toEqual({ page: 3, limit: 20 });
  expect(contracts.pageAsked({ page: 3, limit: 20, all: true })).toEqual({ page: 1, limit: 1_000 });
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
