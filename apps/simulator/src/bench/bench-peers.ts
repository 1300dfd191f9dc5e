import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { compareRounds, NO_GOAL, type Result } from './compare.ts';
import { sized } from './size.ts';
import { startProcess, type ServerProcess } from './start-process.ts';
import type { Servers } from './start-servers.ts';

const [RAW_SUBSCRIBERS, PEER] = ['./raw-subscribers.ts', './peer-server.ts'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
) as [string, string];
const SUBSCRIBERS = sized(1_000, 5_000);
const ROUNDS = sized(3, 7);
const EVENTS = 6;
/** As long as a ride's change. */
const FRAME = 'x'.repeat(900);

/** A client's first message, and a text that its answer contains. */
const PEERS = {
  'tRPC’s own adapter': [
    'trpc',
    '/',
    '{"id":1,"method":"subscription","params":{"path":"changes"}}',
    'started',
  ],
  'Socket.IO': ['socket.io', '/socket.io/?EIO=4&transport=websocket', '40', '40'],
} as const;

/** The fan-out of other servers, for comparison with ours: one event to all, server CPU per message. */
export async function benchPeers({ floor }: Servers): Promise<Result[]> {
  const results: Result[] = [];
  for (const [name, [kind, path, hello, answer]] of Object.entries(PEERS)) {
    const peer = await startProcess(PEER, { PEER: kind });
    const room = `${floor.url.replace('http', 'ws')}/${kind}`;
    const bare = await openSubscribers([room, String(SUBSCRIBERS), '1']);
    const theirs = await openSubscribers([
      `${peer.url.replace('http', 'ws')}${path}`,
      ...[String(SUBSCRIBERS), '1', hello, answer],
    ]);
    const sender = new WebSocket(room, { perMessageDeflate: false });
    await once(sender, 'open');
    const send = async () => sender.send(FRAME);
    const publish = () => fetch(`${peer.url}/publish`, { method: 'POST', body: FRAME });
    const rounds = { floor: [] as number[], product: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++) {
      const bareMicros = await costPerMessage(floor, bare, send);
      const theirMicros = await costPerMessage(peer, theirs, publish);
      // The first round only warms up both.
      if (round === 0) continue;
      rounds.floor.push(bareMicros);
      rounds.product.push(theirMicros);
    }
    sender.terminate();
    bare.disconnect();
    theirs.disconnect();
    await peer.stop();
    const title = `${name}, one event to ${SUBSCRIBERS} subscribers, server CPU per message`;
    const compared = compareRounds(title, rounds, (value) => `${value.toFixed(1)} µs`, { atMost: Infinity });
    results.push({ ...compared, goal: NO_GOAL });
  }
  return results;
}

type Subscribers = ReturnType<typeof fork>;

async function openSubscribers(args: string[]): Promise<Subscribers> {
  const subscribers = fork(RAW_SUBSCRIBERS, args);
  await once(subscribers, 'message');
  subscribers.send('go on');
  await once(subscribers, 'message');
  return subscribers;
}

async function costPerMessage(
  server: ServerProcess,
  subscribers: Subscribers,
  send: () => Promise<unknown>,
): Promise<number> {
  const start = server.cpuMs();
  for (let i = 0; i < EVENTS; i++) {
    const all = once(subscribers, 'message');
    await send();
    await all;
  }
  return ((server.cpuMs() - start) * 1_000) / (EVENTS * SUBSCRIBERS);
}
