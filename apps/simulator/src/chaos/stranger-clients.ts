/**
 * A thousand strangers in a process of their own, so that opening their connections holds up nobody who measures. It
 * starts with the port, and goes on until the process that started it lets go.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const HELD = 1_000;
const DRIP_MS = 1_000;
const BEGINNINGS = [
  'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ',
  'POST /api/auth/login HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"email":"',
  `GET /trpc HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  '',
];

function hold(port: number, beginning = ''): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
  socket.on('error', () => {});
  socket.resume();
  return socket;
}

const port = Number(process.argv[2]);
process.on('disconnect', () => process.exit(0));
const sockets = Array.from({ length: HELD }, (_, i) => hold(port, BEGINNINGS[i % BEGINNINGS.length]));
setInterval(() => {
  for (const socket of sockets) if (socket.writable) socket.write('a');
}, DRIP_MS);
