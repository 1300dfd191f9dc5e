// node apps/simulator/src/fleet/main.ts <url>: the demo's simulated people. The server that starts it sends their
// sessions over the process channel. Started by hand, it reads them as JSON from its input.
import { text } from 'node:stream/consumers';
import { FleetSessions } from '@ridewire/contracts';
import { runFleet } from './run-fleet.ts';

const [url] = process.argv.slice(2);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
// The fleet is useless without the server that started it.
process.on('disconnect', () => process.exit(0));

if (!url || !URL.canParse(url)) {
  console.error('ridewire: the fleet needs the address of a server, such as http://127.0.0.1:4000');
  process.exit(1);
}
const given: unknown = process.send
  ? await new Promise((resolve) => process.once('message', resolve))
  : JSON.parse(await text(process.stdin));
runFleet(url, FleetSessions.parse(given));
