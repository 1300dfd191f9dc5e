/**
 * Part of a crowd of sockets, in its own process. It is told who opens which subscription. At "begin" it forgets what has
 * come so far. At "report" it answers when each event since then arrived; the first message of a socket is the first
 * event.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { preciseNow } from './open-line.ts';

export interface CrowdPart {
  url: string;
  cookies: string[];
  /** The subscription of each; sockets of a bare server only stay open. */
  path?: string;
  /** Text that marks an event; other messages are ignored. */
  counted?: string;
}
/** By event, when it reached each socket, in milliseconds since 1970. */
export type Arrivals = number[][];

/** How many connections open at the same time: half of what one address may have pending. */
const OPENING = 50;
/** A client refused by a busy server retries, as apps do: how soon, and how often. */
const RETRY_MS = 250;
const TRIES = 40;
/** Messages to all are longer than any protocol message, in bytes. */
const LONG = 300;

let arrivals: Arrivals = [];
let turn = 0;

async function openPart({ url, cookies, path, counted }: CrowdPart): Promise<void> {
  const left = [...cookies];
  const open = (cookie: string) =>
    new Promise<void>((resolve, reject) => {
      const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
      const seen = { turn, count: 0 };
      socket.once('error', reject);
      socket.once('close', (code) => reject(new Error(`a socket was closed with ${code}`)));
      socket.once('open', () => {
        if (!path) return resolve();
        socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path } }));
      });
      socket.on('message', (data: Buffer) => {
        if (data.includes('"snapshot"')) return resolve();
        if (counted === undefined || data.length < LONG || !data.includes(counted)) return;
        if (seen.turn !== turn) Object.assign(seen, { turn, count: 0 });
        (arrivals[seen.count] ??= []).push(preciseNow());
        seen.count += 1;
      });
    });
  const persist = async (cookie: string, tries = TRIES): Promise<void> => {
    try {
      await open(cookie);
    } catch (error) {
      if (tries === 0) throw error;
      await wait(RETRY_MS);
      await persist(cookie, tries - 1);
    }
  };
  const openNext = async (): Promise<void> => {
    for (let cookie = left.pop(); cookie !== undefined; cookie = left.pop()) await persist(cookie);
  };
  await Promise.all(Array.from({ length: OPENING }, openNext));
}

process.on('message', (message: 'begin' | 'report' | CrowdPart[]) => {
  if (message === 'begin') {
    arrivals = [];
    turn += 1;
  } else if (message === 'report') process.send?.(arrivals);
  else
    void (async () => {
      for (const part of message) await openPart(part);
      process.send?.('open');
    })();
});
process.on('disconnect', () => process.exit(0));
