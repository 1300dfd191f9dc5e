/**
 * Sockets that are cut all at once and come back, in a process of their own. Started with an address and the path they
 * subscribe to, none for a bare server; told their cookies first. At every further word all are cut, and it answers with how
 * many milliseconds passed until the last was back with a snapshot.
 */
import { once } from 'node:events';
import { WebSocket } from 'ws';

const [url = '', path = ''] = process.argv.slice(2);
/** Connections that are being opened at the same time: as many as wait in line at a server's door. */
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
