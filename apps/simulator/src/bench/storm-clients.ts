/**
 * Sockets that are all cut at once and reconnect, in their own process. It starts with an address and the path to
 * subscribe to (none for a bare server), and gets their cookies first. At every further word it cuts all of them, and
 * answers how many milliseconds passed until the last was back with a snapshot.
 */
import { once } from 'node:events';
import { WebSocket } from 'ws';

const [url = '', path = ''] = process.argv.slice(2);
/** How many connections open at the same time: as many as may be pending at a server. */
const OPENING = 500;

function open(cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      if (!path) return resolve(socket);
      socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path } }));
    });
    socket.on('message', (text: Buffer) => text.includes('"snapshot"') && resolve(socket));
    socket.once('close', (code) => reject(new Error(`a socket was closed with ${code}`)));
  });
}

async function openAll(cookies: readonly string[]): Promise<WebSocket[]> {
  const left = [...cookies];
  const sockets: WebSocket[] = [];
  const openNext = async (): Promise<void> => {
    for (let cookie = left.pop(); cookie !== undefined; cookie = left.pop()) sockets.push(await open(cookie));
  };
  await Promise.all(Array.from({ length: OPENING }, openNext));
  return sockets;
}

const [cookies] = (await once(process, 'message')) as [string[]];
let sockets = await openAll(cookies);
process.on('message', () => {
  void (async () => {
    const start = performance.now();
    for (const socket of sockets) socket.terminate();
    sockets = await openAll(cookies);
    process.send?.(performance.now() - start);
  })();
});
process.on('disconnect', () => process.exit(0));
process.send?.(0);
