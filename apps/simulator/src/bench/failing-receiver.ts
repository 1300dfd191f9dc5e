/**
 * A program that takes webhooks, in a process that can be killed: it refuses some, and writes down what it got before it
 * answers. Settings: RECEIVER_PORT, RECEIVER_FILE, and RECEIVER_REFUSES, the share that it refuses.
 */
import { existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import http from 'node:http';

/** None is refused more often. */
const MOST_REFUSED = 2;

const { RECEIVER_PORT: port, RECEIVER_FILE: path = '', RECEIVER_REFUSES: share } = process.env;
const refusedShare = Number(share);
const refusedOf = new Map<string, number>();
// One that was killed goes on where it was.
const before = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
for (const line of before) {
  const [word, id = ''] = line.split(' ');
  if (word === 'refused') refusedOf.set(id, (refusedOf.get(id) ?? 0) + 1);
}
const file = openSync(path, 'a');

interface Sent {
  id: string;
  data: { rideId: string; version: number };
}

async function take(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const { id, data } = JSON.parse(body) as Sent;
  const refused = refusedOf.get(id) ?? 0;
  const isTaken = refused >= MOST_REFUSED || Math.random() >= refusedShare;
  if (!isTaken) refusedOf.set(id, refused + 1);
  writeSync(file, `${isTaken ? 'taken' : 'refused'} ${id} ${data.rideId} ${data.version} ${Date.now()}\n`);
  response.writeHead(isTaken ? 200 : 500).end();
}

const server = http.createServer(
  (request, response) => void take(request, response).catch(() => response.destroy()),
);
// On a busy machine seconds pass between two posts.
server.keepAliveTimeout = 60_000;
server.listen(Number(port), '127.0.0.1', () => console.log(`ready on http://127.0.0.1:${port}`));
