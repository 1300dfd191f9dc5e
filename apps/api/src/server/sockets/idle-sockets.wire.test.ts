import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor } from '../../testing/actors.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
let clients: ChildProcess | undefined;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
});
afterAll(async () => {
  clients?.kill();
  await api.close();
});

/** About 5.4 kB, of which a bare socket of ws is 3.4; another 2 are left for other versions of Node. */
const MAX_HEAP_BYTES = 7_500;
const [FIRST, MORE, OF_ONE] = [200, 1_000, 100] as const;

/**
 * Sockets of a separate process, so that only the server's side is measured. Opens some more at each message, and
 * answers.
 */
const CLIENTS = `
  import { WebSocket } from ${JSON.stringify(import.meta.resolve('ws'))};
  const [url, ...cookies] = process.argv.slice(1);
  let opened = 0;
  const open = () => new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { headers: { cookie: cookies[Math.floor(opened++ / ${OF_ONE})] }, perMessageDeflate: false });
    socket.once('error', reject).once('open', () =>
      socket.send('{"id":1,"method":"subscription","params":{"path":"rides.board"}}'));
    socket.on('message', (text) => String(text).includes('"snapshot"') && resolve());
  });
  process.on('message', async (count) => {
    for (let i = 0; i < count; i += 50) await Promise.all(Array.from({ length: 50 }, open));
    console.log('open');
  });
`;

test('a signed-in socket with its subscription costs little more than a bare one', async () => {
  const admins = await Promise.all(
    Array.from({ length: (FIRST + MORE) / OF_ONE }, () => makeActor(api.core.db, 'admin')),
  );
  const args = [`${api.url.replace('http', 'ws')}/trpc`, ...admins.map(({ cookie }) => cookie)];
  clients = spawn(process.execPath, ['--input-type=module', '-e', CLIENTS, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const lines = createInterface({ input: clients.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  const open = async (count: number) => {
    clients?.send(count);
    expect((await lines.next()).value).toBe('open');
  };
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heldBytes = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  // Costs of only the first ones don't count for each.
  await open(FIRST);
  const before = heldBytes();
  await open(MORE);
  expect(api.core.hub.listenerCount).toBe(FIRST + MORE);
  // The remains of an upgrade are gone some turns later.
  await expect.poll(() => (heldBytes() - before) / MORE).toBeLessThan(MAX_HEAP_BYTES);
});
