import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { isFromHere } from './is-from-here.ts';

async function ask(headers: Record<string, string> = {}, remoteAddress = '127.0.0.1'): Promise<boolean> {
  // A trusted proxy changes nothing: requests it forwards come from elsewhere.
  const fastify = Fastify({ trustProxy: true });
  fastify.get('/', (request) => isFromHere(request));
  return (await fastify.inject({ url: '/', remoteAddress, headers })).json();
}

test.each(['localhost', 'localhost:4000', '127.0.0.1:4000', '127.8.9.1', '[::1]:4000'])(
  'a program here that asks %s',
  async (host) => expect(await ask({ host })).toBe(true),
);

test.each(['ride.example', '192.168.0.2:4000', 'localhost.ride.example', ':4000', '[2001:db8::1]:4000'])(
  'not what is asked of %j',
  async (host) => expect(await ask({ host })).toBe(false),
);

test.each([
  'Forwarded',
  'Via',
  'X-Real-IP',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Port',
  'X-Forwarded',
  'CF-Connecting-IP',
  'CF-Ray',
  'True-Client-IP',
  'Fly-Client-IP',
])('not what is passed on with %s', async (name) => {
  for (const value of ['', '127.0.0.1', 'localhost']) expect(await ask({ [name]: value })).toBe(false);
});

test.each(['192.168.0.2', '203.0.113.9', '2001:db8::1'])('not from %s', async (from) =>
  expect(await ask({ host: 'localhost' }, from)).toBe(false),
);
