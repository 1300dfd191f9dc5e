import type { Server } from 'node:http';
import { addressKey } from '../core/address-key.ts';
import { isLoopback } from '../core/is-loopback.ts';
import { Slots } from '../realtime/slots.ts';

/** Connections of all together: each idle one costs some kilobytes. */
const MAX_CONNECTIONS = 20_000;
/** Behind one address there may be a whole mobile network, and each of its people has a few. */
export const MAX_PER_ADDRESS = 2_000;

/**
 * Bounds how many connections a server holds, in all and from each address; what is too many is closed unheard. Programs on the
 * same machine are not counted by address: a proxy may be one, and the others are ours.
 * @param options.isDirect whether people's own addresses are seen here; behind a proxy it is the proxy's
 */
export function limitConnections(
  server: Server,
  {
    isDirect,
    maxPerAddress = MAX_PER_ADDRESS,
    isExempt = isLoopback,
  }: { isDirect: boolean; maxPerAddress?: number; isExempt?: (address: string) => boolean },
): void {
  server.maxConnections = MAX_CONNECTIONS;
  if (!isDirect) return;
  const ofAddress = new Slots(maxPerAddress);
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isExempt(address)) return;
    const leave = ofAddress.take(addressKey(address));
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
}
