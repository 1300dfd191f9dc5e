/**
 * One account that asks for more than it may have, from its own process. It starts with the address, its cookie and a
 * mode: "views" asks for 32 views on each of a hundred sockets again and again, "calls" keeps calls running on each. It
 * says "open" when it has begun, and goes on until the process that started it is gone.
 */
import { WebSocket } from 'ws';

const [url = '', cookie = '', kind = ''] = process.argv.slice(2);
const [SOCKETS, AT_ONCE] = [100, 32];
/** Our own clients stay away for some seconds when told to; these return at once. In milliseconds. */
const AWAY_MS = 50;

function ask(socket: WebSocket, id: number): void {
  const isView = kind === 'views';
  const path = isView ? 'rides.board' : 'auth.me';
  socket.send(JSON.stringify({ id, method: isView ? 'subscription' : 'query', params: { path } }));
}

function open(): Promise<void> {
  const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
  let id = 0;
  const more = () => {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (kind === 'views' && id >= AT_ONCE)
      socket.send(JSON.stringify({ id: id - AT_ONCE + 1, method: 'subscription.stop' }));
    ask(socket, (id += 1));
  };
  socket.on('error', () => {});
  socket.on('close', () => setTimeout(() => void open(), AWAY_MS));
  socket.on('message', (text: Buffer) => !text.includes('"type":"st') && more());
  return new Promise((resolve) => {
    socket.once('open', () => {
      for (let i = 0; i < AT_ONCE; i++) more();
      resolve();
    });
    socket.once('close', () => resolve());
  });
}

process.on('disconnect', () => process.exit(0));
await Promise.all(Array.from({ length: SOCKETS }, open));
process.send?.('open');
