import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { expect, test } from 'vitest';
import { textFrame } from './text-frame.ts';

test('a client reads a frame of any length as its text, in order with what ws writes', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map(
    (bytes) => `${'আ'.repeat(Math.floor(bytes / 3))}${'x'.repeat(bytes % 3)}`,
  );
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (socket, request) => {
    for (const text of texts) {
      socket.send(text);
      request.socket.write(textFrame(text));
    }
  });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: unknown[] = [];
  client.on('message', (data: Buffer, isBinary) => heard.push(isBinary ? null : data.toString()));
  await expect.poll(() => heard.length).toBe(2 * texts.length);
  expect(heard).toEqual(texts.flatMap((text) => [text, text]));
  client.terminate();
  server.close();
});
