import { LINK_TOKEN, NO_SUCH_LINK, SHARED_RIDE_URL } from '@ridewire/contracts';
import type { FastifyInstance } from 'fastify';
import type { ClientConfig } from '../../core/client-config.ts';
import type { Log } from '../../core/log.ts';
import { Slots } from '../../core/slots.ts';
import { textFrame } from '../../live/text-frame.ts';
import { findRideOfLink } from '../../sharing/link-queries.ts';
import { liveSharedRide, type SharedRideDeps } from '../../rides/live/live-shared-ride.ts';
import { showCity } from '../../streets/live-city.ts';
import type { CurrentCity } from '../../streets/current-city.ts';
import { addVisitorRoute, SAYS_TOO_MUCH, type Visitor } from '../sockets/visitor-route.ts';

/** How long a visitor may take to send the token, in milliseconds. */
const SAY_WITHIN_MS = 10_000;
/** A wrong token is answered after this long, in milliseconds: guessing must not keep us busy. */
const HOLD_BACK_MS = 1_000;
/** The most who look at one ride at once: far more than a family, and fewer than would be felt by others. */
export const MOST_PER_RIDE = 100;

type Deps = Omit<SharedRideDeps, 'city' | 'mapStyleUrl'> & {
  cities: Pick<CurrentCity, 'current'>;
  clientConfig: Pick<ClientConfig, 'mapStyleUrl'>;
  log: Log;
};

/**
 * Shared rides, for people who aren't signed in. They send the link's token as the first message, which keeps it out of addresses
 * and logs. The ride follows as a live view: a snapshot, then changes.
 */
export function serveSharedRides(fastify: FastifyInstance, deps: Deps): void {
  const ofRide = new Slots(MOST_PER_RIDE);
  const shown = { ...deps, city: () => showCity(deps.cities), mapStyleUrl: deps.clientConfig.mapStyleUrl };
  const onError = (error: unknown) => deps.log.warn({ error }, 'could not show a shared ride');

  async function show(visitor: Visitor, token: string): Promise<void> {
    const { socket } = visitor;
    const rideId = LINK_TOKEN.test(token) ? await findRideOfLink(deps.db, token) : undefined;
    if (rideId === undefined) {
      setTimeout(() => socket.close(NO_SUCH_LINK), HOLD_BACK_MS).unref();
      return;
    }
    const leave = ofRide.take(rideId);
    // Tried again by the page, after a while.
    if (!leave) return visitor.comeAgain();
    const unfollow = liveSharedRide(shown, { rideId, token }).follow({
      snapshot: ({ json }) => visitor.write(textFrame(json), false),
      change: ({ json }, droppable) => visitor.write(textFrame(json), droppable),
      refused: () => socket.close(NO_SUCH_LINK),
    });
    const end = () => {
      unfollow();
      leave();
    };
    if (socket.readyState === socket.OPEN) socket.once('close', end);
    else end();
  }

  function welcome(visitor: Visitor): void {
    const { socket } = visitor;
    const patience = setTimeout(() => socket.terminate(), SAY_WITHIN_MS).unref();
    socket.once('close', () => clearTimeout(patience));
    socket.once('message', (data: Buffer, isBinary) => {
      clearTimeout(patience);
      socket.once('message', () => socket.close(SAYS_TOO_MUCH));
      show(visitor, isBinary ? '' : data.toString()).catch((error: unknown) => {
        onError(error);
        visitor.comeAgain();
      });
    });
  }

  addVisitorRoute(fastify, SHARED_RIDE_URL, { welcome, onError });
}
