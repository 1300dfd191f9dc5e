import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readSettings } from '../../core/settings.ts';
import { mayMeasure } from './may-measure.ts';

const TOKEN = 'a-token-of-16-or-more';

async function ask(
  env: NodeJS.ProcessEnv,
  { from = '127.0.0.1', headers = {} }: { from?: string; headers?: Record<string, string> } = {},
): Promise<boolean> {
  const settings = readSettings(env);
  const fastify = Fastify();
  fastify.get('/', (request) => mayMeasure(settings, request));
  return (await fastify.inject({ url: '/', remoteAddress: from, headers })).json();
}

test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', async (from) => {
  expect(await ask({}, { from })).toBe(true);
});

test.each(['192.168.0.2', '203.0.113.9', '::ffff:203.0.113.9', '2001:db8::1'])(
  '%s is another one, which only the token lets in',
  async (from) => {
    expect(await ask({}, { from })).toBe(false);
    expect(await ask({ METRICS_TOKEN: TOKEN }, { from })).toBe(false);
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect(await ask({ METRICS_TOKEN: TOKEN }, { from, headers })).toBe(true);
    expect(await ask({}, { from, headers })).toBe(false);
  },
);

test('a page whose name was made to lead here is not this machine', async () => {
  expect(await ask({}, { headers: { host: 'evil.example' } })).toBe(false);
});

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-real-ip', 'cf-connecting-ip'])(
  'what a proxy here passes on (%s) comes from elsewhere',
  async (name) => {
    expect(await ask({}, { headers: { [name]: '127.0.0.1' } })).toBe(false);
  },
);

test('where people come by another address, a proxy is before it, and the token is needed', async () => {
  const PUBLIC_URL = 'https://ride.example';
  expect(await ask({ PUBLIC_URL })).toBe(false);
  const headers = { authorization: `bearer ${TOKEN}` };
  expect(await ask({ PUBLIC_URL, METRICS_TOKEN: TOKEN }, { headers })).toBe(true);
});

test.each(['', 'Bearer', 'Bearer ', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN])(
  '%j is not the token',
  async (authorization) => {
    expect(await ask({ METRICS_TOKEN: TOKEN }, { headers: { authorization } })).toBe(false);
  },
);
