import type { Server } from 'node:http';
import { addressKey } from '../../core/address-key.ts';
import { isLoopback } from '../../core/is-loopback.ts';
import { Slots } from '../../core/slots.ts';

/** Connections of all together: each idle one costs some kilobytes. */
const MAX_CONNECTIONS = 20_000;
/** Behind one address there may be a whole mobile network, and each of its people has a few. */
export const MAX_PER_ADDRESS = 2_000;

const SAY_EVERY_MS = 60_000;

/**
 * Bounds how many connections a server holds, in all and from each address; what is too many is closed unheard. Programs on the
 * same machine are not counted by address: a proxy may be one, and the others are ours.
 * @param options.onCut told of an address that has too many, once a minute at most
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
