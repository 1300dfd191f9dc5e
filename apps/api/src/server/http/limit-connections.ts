import type { Server } from 'node:http';
import { addressKey } from '../../core/address-key.ts';
import { isLoopback } from '../../core/is-loopback.ts';
import { Slots } from '../../core/slots.ts';

/** The most connections of all together: each idle one costs some kilobytes. */
const MAX_CONNECTIONS = 20_000;
/** One address may be a whole mobile network, and each of its people has a few connections. */
export const MAX_PER_ADDRESS = 2_000;

const SAY_EVERY_MS = 60_000;

/**
 * Limits the connections a server holds, in all and from each address; more are closed unread. Programs on the same
 * machine are not counted by address: a proxy may be one, and the others are ours.
 * @param options.onCut called with an address that has too many, once a minute at most
 * @param options.isDirect whether people's own addresses are seen here; behind a proxy it is the proxy's
 */
export function limitConnections(
  server: Server,
  {
    isDirect,
    maxPerAddress = MAX_PER_ADDRESS,
    isExempt = isLoopback,
    onCut = () => {},
  }: {
    isDirect: boolean;
    maxPerAddress?: number;
    isExempt?: (address: string) => boolean;
    onCut?: (address: string) => void;
  },
): void {
  server.maxConnections = MAX_CONNECTIONS;
  if (!isDirect) return;
  const ofAddress = new Slots(maxPerAddress);
  let saidAt = Number.NEGATIVE_INFINITY;
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isExempt(address)) return;
    const leave = ofAddress.take(addressKey(address));
    if (leave) return void socket.once('close', leave);
    socket.destroy();
    const now = performance.now();
    if (now - saidAt < SAY_EVERY_MS) return;
    saidAt = now;
    onCut(address);
  });
}
