import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { ACCESS_TOKEN_SECONDS, readAccessToken, signAccessToken } from './access-token.ts';
import { writeRefreshToken } from './refresh-token.ts';
import { oneKey } from '../testing/one-key.ts';

const secret = randomBytes(32);
const key = oneKey(secret);
const whom = { userId: randomUUID(), sessionId: randomUUID() };
const now = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

test('a token names its user and session for two hours', async () => {
  const { accessToken, expiresAt } = await signAccessToken(key, whom, now);
  expect(expiresAt).toEqual(new Date('2026-11-21T12:00:00Z'));
  expect(await readAccessToken(key, accessToken, after(ACCESS_TOKEN_SECONDS - 1))).toEqual({
    ...whom,
    expiresAt,
  });
  expect(await readAccessToken(key, accessToken, after(ACCESS_TOKEN_SECONDS))).toBeUndefined();
});

test('another key’s token is none', async () => {
  const { accessToken } = await signAccessToken(oneKey(randomBytes(32)), whom, now);
  expect(await readAccessToken(key, accessToken, now)).toBeUndefined();
});

describe('rightly signed, but not as ours are', () => {
  const good = { sid: whom.sessionId };
  const claims = (change: (jwt: SignJWT) => SignJWT, payload: Record<string, unknown> = good) =>
    change(
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(whom.userId)
        .setIssuer('ridewire')
        .setAudience('ridewire-api')
        .setIssuedAt(now)
        .setExpirationTime(after(60)),
    ).sign(secret);

  test('what the others below differ from is good', async () => {
    expect(await readAccessToken(key, await claims((jwt) => jwt), now)).toMatchObject(whom);
  });

  test.each<[string, () => Promise<string>]>([
    ['another audience', () => claims((jwt) => jwt.setAudience('elsewhere'))],
    ['another issuer', () => claims((jwt) => jwt.setIssuer('elsewhere'))],
    ['no session', () => claims((jwt) => jwt, {})],
    ['a session that is none', () => claims((jwt) => jwt, { sid: "'; drop table sessions" })],
    ['a session that is no text', () => claims((jwt) => jwt, { sid: 7 })],
    ['a user that is none', () => claims((jwt) => jwt.setSubject('admin'))],
    [
      'no end',
      () =>
        new SignJWT(good)
          .setProtectedHeader({ alg: 'HS256' })
          .setSubject(whom.userId)
          .setIssuer('ridewire')
          .setAudience('ridewire-api')
          .setIssuedAt(now)
          .sign(secret),
    ],
  ])('%s', async (_what, make) => {
    expect(await readAccessToken(key, await make(), now)).toBeUndefined();
  });
});

describe('the algorithm is ours to choose', () => {
  const payload = { sid: whom.sessionId, iss: 'ridewire', aud: 'ridewire-api' };
  const times = { iat: now.getTime() / 1_000, exp: after(60).getTime() / 1_000 };

  test('no signature is no token', async () => {
    const unsigned = new UnsecuredJWT({ ...payload, ...times, sub: whom.userId }).encode();
    expect(await readAccessToken(key, unsigned, now)).toBeUndefined();
    const [head, body] = (await signAccessToken(key, whom, now)).accessToken.split('.');
    for (const alg of ['none', 'None', 'NONE', ''])
      expect(
        await readAccessToken(
          key,
          `${Buffer.from(JSON.stringify({ alg })).toString('base64url')}.${body}.`,
          now,
        ),
      ).toBeUndefined();
    expect(await readAccessToken(key, `${head}.${body}.`, now)).toBeUndefined();
  });

  test.each([
    ['HS256', whom.userId],
    ['HS384', undefined],
    ['HS512', undefined],
  ])('signed as %s with the right key it names %s', async (alg, userId) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signed = `${part({ alg })}.${part({ ...payload, ...times, sub: whom.userId })}`;
    const proof = createHmac(alg.replace('HS', 'sha'), secret).update(signed).digest('base64url');
    expect((await readAccessToken(key, `${signed}.${proof}`, now))?.userId).toBe(userId);
  });

  test('a refresh token is no access token', async () => {
    const token = writeRefreshToken(key, { sessionId: whom.sessionId, generation: 1 });
    expect(await readAccessToken(key, token, now)).toBeUndefined();
  });
});

test('tampered with at any place it is none', async () => {
  const { accessToken } = await signAccessToken(key, whom, now);
  // The last character has two unused bits, so another one may spell the same signature.
  await fc.assert(
    fc.asyncProperty(
      fc.nat(accessToken.length - 2),
      fc.constantFrom(...Array.from('ABCXYZabcxyz0189-_.= ')),
      async (at, character) => {
        fc.pre(accessToken[at] !== character);
        const tampered = accessToken.slice(0, at) + character + accessToken.slice(at + 1);
        expect(await readAccessToken(key, tampered, now)).toBeUndefined();
      },
    ),
    { numRuns: 300 },
  );
});

test('reading anything at all throws nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 200 }), async (text) => {
      expect(await readAccessToken(key, text, now)).toBeUndefined();
    }),
  );
});
