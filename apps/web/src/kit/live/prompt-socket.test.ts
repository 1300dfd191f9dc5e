import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { watchPresses } from './press-frame.ts';
import { PromptSocket } from './prompt-socket.ts';

/** RFC 6455: the server appends this to the client's key to prove that it speaks WebSocket. */
const PROOF = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** Accepts the handshake and then neither answers nor hangs up, like a dead network. */
async function startSilentServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.once('data', (request) => {
      const key = /sec-websocket-key: (\S+)/i.exec(String(request))?.[1] ?? '';
      const accept = createHash('sha1')
        .update(key + PROOF)
        .digest('base64');
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets };
}

test('closing is told at once and once, though the other side never agrees', async () => {
  const { url, sockets } = await startSilentServer();
  const socket = new PromptSocket(url);
  const heard: string[] = [];
  for (const type of ['message', 'close', 'error']) socket.addEventListener(type, () => heard.push(type));
  await once(socket, 'open');
  socket.close();
  expect(heard).toEqual([]);
  await Promise.resolve();
  expect(heard).toEqual(['close']);

  // The dead connection revives with a text frame, 'x', and ends. Nobody should hear of it.
  const [dead] = sockets;
  if (!dead) throw new Error('Nobody came.');
  dead.end(Buffer.from([0x81, 0x01, 0x78]));
  await once(dead, 'close');
  expect(heard).toEqual(['close']);
});

/** A text frame in the form a server writes. */
const textFrame = (text: string) => Buffer.concat([Buffer.from([0x81, text.length]), Buffer.from(text)]);

test('what comes between a press and its frame is read after it, in its order, and never after the end', async () => {
  const page = new EventTarget();
  let draw = () => {};
  watchPresses(page, () => new Promise((resolve) => (draw = resolve)));
  const { url, sockets } = await startSilentServer();
  const socket = new PromptSocket(url);
  const heard: unknown[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(data));
  socket.addEventListener('close', () => heard.push('close'));
  await once(socket, 'open');
  const [server] = sockets;
  if (!server) throw new Error('Nobody came.');
  /** Resolves once the socket has read everything sent before, whether or not it passed it on. */
  const arrived = () => new Promise((resolve) => setTimeout(resolve, 50));

  page.dispatchEvent(new Event('click'));
  server.write(textFrame('a'));
  server.write(textFrame('b'));
  await arrived();
  expect(heard).toEqual([]);
  draw();
  await expect.poll(() => heard).toEqual(['a', 'b']);
  server.write(textFrame('c'));
  await expect.poll(() => heard).toEqual(['a', 'b', 'c']);

  page.dispatchEvent(new Event('keydown'));
  server.write(textFrame('d'));
  await arrived();
  server.end();
  await expect.poll(() => heard).toEqual(['a', 'b', 'c', 'd', 'close']);
  draw();
});
