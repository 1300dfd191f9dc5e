import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { KEY_PREFIX } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { makeAppSecret } from '../auth/second-factor/app-codes.ts';
import { makeCode } from '../auth/make-code.ts';
import { forgotPassword } from '../auth/forgot-password.ts';
import { openBrowserSession } from '../sessions/open-session.ts';
import { caller, makeAccount } from '../testing/accounts.ts';
import { makeActor } from '../testing/actors.ts';
import { makeTestKey } from '../testing/make-test-key.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { makeSecret } from '../webhooks/webhook-secret.ts';

const core = useTestCore(useTestDatabase());

/** Makes `count` of them, all different. */
async function makeSome(count: number, make: () => Promise<string> | string): Promise<string[]> {
  const made: string[] = [];
  for (let i = 0; i < count; i += 1) made.push(await make());
  expect(new Set(made).size).toBe(count);
  return made;
}

/** How many bits of them were ever one and ever zero: of fifty random ones, all but a chance in a million million. */
function countChanging(texts: readonly string[], encoding: BufferEncoding): number {
  const bits = texts.map((text) =>
    [...Buffer.from(text, encoding)].map((byte) => byte.toString(2).padStart(8, '0')).join(''),
  );
  return Array.from(bits[0] ?? '').filter((bit, at) => bits.some((other) => other[at] !== bit)).length;
}

test('a session’s cookie is 256 random bits', async () => {
  const { userId } = await makeAccount(core);
  const secrets = await makeSome(
    50,
    async () => (await openBrowserSession(core.db, userId, caller())).secret,
  );
  expect(countChanging(secrets, 'base64url')).toBe(256);
});

test('so is an API key, after its beginning', async () => {
  const keys = await makeSome(20, async () => {
    const { secret: key } = await makeTestKey(core, await makeActor(core.db, 'rider'));
    return key.slice(KEY_PREFIX.length);
  });
  expect(keys.map((key) => Buffer.from(key, 'base64url').length)).toEqual(Array(20).fill(32));
  expect(countChanging(keys, 'base64url')).toBeGreaterThan(250);
});

test('so is a webhook’s secret', async () => {
  const secrets = await makeSome(50, makeSecret);
  expect(
    countChanging(
      secrets.map((secret) => secret.slice('whsec_'.length)),
      'base64',
    ),
  ).toBe(256);
});

test('the key of an authenticator app is 160 bits of 32 letters each', async () => {
  const secrets = await makeSome(50, makeAppSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(secrets.join('')).size).toBe(32);
});

test('an emailed code is any of six digits', async () => {
  const { userId, email } = await makeAccount(core);
  await forgotPassword(core, { email }, caller());
  const codes = await makeSome(20, async () => (await makeCode(core.db, userId, 'reset')) ?? '');
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  for (let at = 0; at < 6; at += 1) expect(new Set(codes.map((code) => code[at])).size).toBeGreaterThan(2);
});
