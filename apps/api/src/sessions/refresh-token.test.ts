import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts';
import { oneKey } from '../testing/one-key.ts';

const secret = randomBytes(32);
const key = oneKey(secret);
const token = { sessionId: randomUUID(), generation: 41 };
const text = writeRefreshToken(key, token);

test('what was written is read again, and is the same each time', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 1, max: 999_999_999 }), (sessionId, generation) => {
      const written = writeRefreshToken(key, { sessionId, generation });
      expect(readRefreshToken(key, written)).toEqual({ sessionId, generation });
      expect(writeRefreshToken(key, { sessionId, generation })).toBe(written);
    }),
  );
});

test('changed in any character it is none', () => {
  for (let at = 0; at < text.length; at++) {
    for (const character of 'Aa0f9_-.')
      if (text[at] !== character)
        expect(
          readRefreshToken(key, text.slice(0, at) + character + text.slice(at + 1)),
          `${character} at ${at}`,
        ).toBeUndefined();
    expect(readRefreshToken(key, text.slice(0, at) + text.slice(at + 1))).toBeUndefined();
    expect(readRefreshToken(key, text.slice(0, at))).toBeUndefined();
  }
});

test('no other generation, session or key has this proof', () => {
  const [sessionId, , proof] = text.split('.');
  for (const generation of [40, 42, 410, '041', '4_1', '41.0', -41])
    expect(readRefreshToken(key, `${sessionId}.${generation}.${proof}`)).toBeUndefined();
  expect(readRefreshToken(key, `${randomUUID()}.41.${proof}`)).toBeUndefined();
  expect(readRefreshToken(key, text.toUpperCase())).toBeUndefined();
  expect(readRefreshToken(oneKey(randomBytes(32)), text)).toBeUndefined();
});

test('the key that signs access tokens does not sign these', () => {
  const named = `${token.sessionId}.${token.generation}`;
  const proof = createHmac('sha256', secret).update(named).digest('base64url');
  expect(readRefreshToken(key, `${named}.${proof}`)).toBeUndefined();
});

test('reading anything at all throws nothing', () => {
  const near = fc
    .tuple(fc.uuid(), fc.string({ maxLength: 12 }), fc.string({ maxLength: 60 }))
    .map((parts) => parts.join('.'));
  fc.assert(
    fc.property(fc.oneof(near, fc.string({ maxLength: 300 })), (anything) => {
      expect(readRefreshToken(key, anything)).toBeUndefined();
    }),
  );
});
