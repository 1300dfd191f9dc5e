import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendParts } from './send-parts.ts';

const IDLE_MS = 100;
const PART = 'x'.repeat(1_048_576);
let server: FastifyInstance;
beforeEach(() => {
  server = fastify();
});
afterEach(() => server.close());

async function* endless() {
  for (;;) yield PART;
}

/** Serves a file to a reader who requests it and then takes nothing. */
async function serveToNobody(parts: AsyncIterable<string>) {
  const served = new Promise<{ file: ReturnType<typeof sendParts>; reply: FastifyReply }>((resolve) => {
    server.get('/', (_request, reply) => {
      const file = sendParts(parts, { idleMs: IDLE_MS });
      resolve({ file, reply });
      return reply.send(file);
    });
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1').pause();
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  return { ...(await served), socket };
}

test('a file that nobody reads ends by itself, and its connection', async () => {
  const { file, reply, socket } = await serveToNobody(endless());
  const gone = once(reply.raw, 'close');
  const [error] = (await once(file, 'error')) as [Error];
  expect(error.message).toBe('Nobody reads the file any more.');
  await gone;
  socket.destroy();
});

test('so does one whose end nobody fetches', async () => {
  const last = sendParts(
    (async function* () {
      yield 'few';
    })(),
    { idleMs: IDLE_MS },
  );
  // It is made as soon as someone begins to read.
  last.read(0);
  await expect(once(last, 'close')).rejects.toThrow('Nobody reads the file any more.');
});

test('however long a part takes to be made, it comes', async () => {
  let make: (() => void) | undefined;
  const file = sendParts(
    (async function* () {
      yield 'a';
      await new Promise<void>((resolve) => {
        make = resolve;
      });
      yield 'b';
    })(),
    { idleMs: 5 },
  );
  const whole = file.setEncoding('utf8').toArray();
  await expect.poll(() => make).toBeDefined();
  // Longer than a reader may pause.
  const since = performance.now();
  await expect.poll(() => performance.now() - since).toBeGreaterThan(20);
  make?.();
  expect((await whole).join('')).toBe('ab');
});
