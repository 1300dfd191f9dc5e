/**
 * Another server doing the fan-out: tRPC's own WebSocket adapter ("trpc"), or Socket.IO ("socket.io"). POST /publish
 * sends its body to everyone.
 */
import { EventEmitter, on } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { initTRPC } from '@trpc/server';
import { applyWSSHandler } from '@trpc/server/adapters/ws';
import { Server } from 'socket.io';
import { WebSocketServer } from 'ws';

let publish: (frame: string) => void;
const server = createServer((request, response) => {
  if (request.url !== '/publish') return;
  void text(request).then((frame) => {
    publish(frame);
    response.end();
  });
});

if (process.env['PEER'] === 'socket.io') {
  const io = new Server(server, {
    transports: ['websocket'],
    perMessageDeflate: false,
    pingInterval: 600_000,
  });
  publish = (frame) => io.emit('change', frame);
} else {
  const events = new EventEmitter().setMaxListeners(0);
  const t = initTRPC.create();
  const router = t.router({
    changes: t.procedure.subscription(async function* ({ signal }) {
      for await (const [frame] of on(events, 'change', { signal: signal as AbortSignal }))
        yield frame as string;
    }),
  });
  applyWSSHandler({ wss: new WebSocketServer({ server, perMessageDeflate: false }), router });
  publish = (frame) => events.emit('change', frame);
}

server.listen(0, '127.0.0.1', () => {
  console.log(`ready on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on('SIGTERM', () => process.exit(0));
