/**
 * Bare sockets in a process of their own: together with tRPC's they would be more than one process may open.
 * Started with an address, how many, and how many of them come first; says "warm" when those are open and waits for a word,
 * says "open" when all are, and "all" each time every socket has got one more message. Peers are told something first, and a
 * socket is open when what comes holds their answer to it.
 */
import { WebSocket } from 'ws';

const [url = '', count = '0', first = '0', hello = '', answer = ''] = process.argv.slice(2);
const total = Number(count);
/** Sockets opened at the same time. */
const OPENING = 200;
/** What is sent to all is longer than any word of a protocol, in bytes. */
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
