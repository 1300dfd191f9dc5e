/**
 * Bare sockets in their own process, because together with tRPC's they would exceed what one process may open. It starts
 * with an address, a count, and how many of them come first. It says "warm" when those are open and waits for a word,
 * "open" when all are, and "all" each time every socket has got one more message. Other servers get a first message, and
 * a socket counts as open when their answer arrives.
 */
import { WebSocket } from 'ws';

const [url = '', count = '0', first = '0', hello = '', answer = ''] = process.argv.slice(2);
const total = Number(count);
/** Sockets opened at the same time. */
const OPENING = 200;
/** Messages to all are longer than any protocol message, in bytes. */
const LONG = 300;
let seen = 0;

const open = () =>
  new Promise<void>((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.once('open', () => (hello ? socket.send(hello) : resolve()));
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      if (data.length < LONG) return data.includes(answer) && resolve();
      seen += 1;
      if (seen % total === 0) process.send?.('all');
    });
  });

async function openMany(many: number): Promise<void> {
  for (let made = 0; made < many; made += OPENING) {
    await Promise.all(Array.from({ length: Math.min(OPENING, many - made) }, open));
  }
}

await openMany(Number(first));
process.send?.('warm');
await new Promise((resolve) => process.once('message', resolve));
await openMany(total - Number(first));
process.send?.('open');
process.on('disconnect', () => process.exit(0));
