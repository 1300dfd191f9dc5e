import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SHARED_RIDE_URL } from '@ridewire/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { addressKey } from '../../core/address-key.ts';
import { isLoopback } from '../../core/is-loopback.ts';
import { AppError } from '../../core/app-error.ts';
import type { Db } from '@ridewire/db';
import { MAX_PER_ADDRESS } from '../http/limit-connections.ts';
import { inVersion } from '../http/api-version.ts';
import { callerOf, type Identify } from '../http/identify-request.ts';
import { identifyToken, type Identity } from '../../sessions/identify-token.ts';
import { awaitToken } from './await-token.ts';
import { letGoOfRequest } from './let-go-of-request.ts';
import { webSocketOnly } from './web-socket-only.ts';
import type { LiveEndpoint } from './live-endpoint.ts';
import { Slots } from '../../core/slots.ts';
import { WaitingRoom } from './waiting-room.ts';
import type { TokenKeys } from '../../core/token-keys.ts';

/**
 * One person's sockets in a process: far more than anyone has tabs and devices. Their calls and subscriptions are
 * counted together.
 */
export const MAX_SOCKETS_PER_USER = 100;
/** Opening a socket costs its person as much as this many calls. */
const CALLS_OF_UPGRADE = 2;
/**
 * A person with too many sockets or calls hears so after between one and two times this long, in milliseconds: coming again at
 * once must not keep us busy. A hundred who wait equally long would all come again at one moment, and others' pushes would wait.
 */
const HOLD_BACK_MS = 1_000;
/** The strangers of one address who hear at once, within that time, that they are refused. Further ones are held back too. */
const REFUSED_AT_ONCE = 20;

const LIVE_URL = '/trpc';
/** Where everybody may look at a demo's city. */
export const CITY_NOW_URL = '/city-now';
/** All addresses that take sockets. */
const SOCKET_URLS: readonly (string | undefined)[] = [LIVE_URL, CITY_NOW_URL, SHARED_RIDE_URL];

type TakeOver = (socket: WebSocket) => void;

/** Makes those wait who are refused too often to be told at once. */
function createHold() {
  const held = new Slots(MAX_SOCKETS_PER_USER);
  const refusedLately = new Slots(REFUSED_AT_ONCE);

  /** As many at a time as a person may have sockets; further ones are refused at once. @param of a person or an address */
  async function holdBack(of: string): Promise<void> {
    const leave = held.take(of);
    if (leave) await wait(HOLD_BACK_MS * (1 + Math.random()), undefined, { ref: false });
    leave?.();
  }
  async function holdBackStranger(address: string): Promise<void> {
    const forget = refusedLately.take(address);
    if (!forget) return holdBack(address);
    setTimeout(forget, HOLD_BACK_MS).unref();
  }
  return { holdBack, holdBackStranger };
}

/**
 * The WebSocket at /trpc. Identity is checked before the upgrade, where tRPC's client backs off when refused: a socket
 * that opens only to be closed would be reopened again and again. Only a client that announces its token as a message
 * (?connectionParams=1) is let in before, into a limited waiting room; its other credentials at the upgrade don't
 * count, so a foreign page gains nothing by the cookie it carries.
 */
export function addLiveRoute(
  fastify: FastifyInstance,
  deps: { db: Db; tokenKeys: TokenKeys },
  endpoint: LiveEndpoint,
  identify: Identify,
): void {
  const ofUser = new Slots(MAX_SOCKETS_PER_USER);
  const ofAddress = new Slots(MAX_PER_ADDRESS);
  const { holdBack, holdBackStranger } = createHold();
  const strangers = new WaitingRoom();

  /** @throws AppError TOO_MANY */
  const countIn = (connection: Socket, { actor }: Identity): void => {
    endpoint.options.budgets.spend(actor.userId, CALLS_OF_UPGRADE);
    const leave = ofUser.take(actor.userId);
    if (!leave) throw new AppError('CONNECTED_OFTEN');
    whenClosed(connection, leave);
  };

  const admitKnown = async (request: FastifyRequest): Promise<TakeOver> => {
    const checkedAt = performance.now();
    const identity = await identify(request);
    if (!identity) {
      await holdBackStranger(addressKey(request.ip));
      throw new AppError('NOT_SIGNED_IN');
    }
    const [connection, from] = [request.raw.socket, callerOf(request)];
    try {
      countIn(connection, identity);
    } catch (refusal) {
      await holdBack(identity.actor.userId);
      throw refusal;
    }
    return (socket) => endpoint.accept({ socket, connection, from }, identity, checkedAt);
  };

  const admitStranger = (request: FastifyRequest): TakeOver => {
    const [connection, from] = [request.raw.socket, callerOf(request)];
    const leave = strangers.enter(addressKey(request.ip), () => connection.destroy());
    if (!leave) throw new AppError('TOO_MANY');
    whenClosed(connection, leave);
    return (socket) =>
      awaitToken(socket, {
        router: endpoint.options.router,
        isCrowded: strangers.isCrowded,
        onFault: (error) => endpoint.options.onFault(error, 'connectionParams'),
        admit: async (token, version) => {
          const checkedAt = performance.now();
          const known = token === null ? undefined : await identifyToken(deps, token);
          if (!known) throw new AppError('NOT_SIGNED_IN');
          const identity = inVersion(known, version);
          countIn(connection, identity);
          return () => {
            leave();
            endpoint.accept({ socket, connection, from }, identity, checkedAt);
          };
        },
      });
  };

  // Elsewhere the plugin would open a socket only to close it, for any visitor.
  fastify.addHook('onRequest', (request, _reply, done) =>
    done(
      request.ws && !SOCKET_URLS.includes(request.routeOptions.url) ? new AppError('NOT_FOUND') : undefined,
    ),
  );
  const admitted = new WeakMap<FastifyRequest, { takeOver: TakeOver; response: ServerResponse }>();
  fastify.route({
    method: 'GET',
    url: LIVE_URL,
    preValidation: async (request, reply) => {
      if (!request.ws) return;
      // Behind a proxy all connections are the proxy's: here the address is the person's.
      if (!isLoopback(request.ip)) {
        const leave = ofAddress.take(addressKey(request.ip));
        if (!leave) throw new AppError('TOO_MANY');
        whenClosed(request.raw.socket, leave);
      }
      const isAnnounced = (request.query as Record<string, unknown>)['connectionParams'] === '1';
      const takeOver = isAnnounced ? admitStranger(request) : await admitKnown(request);
      admitted.set(request, { takeOver, response: reply.raw });
    },
    handler: webSocketOnly,
    wsHandler: (socket, request) => {
      const guest = admitted.get(request);
      if (!guest) return socket.terminate();
      letGoOfRequest(socket, guest.response);
      guest.takeOver(socket);
    },
  });
}

/** Also if the client left before it was let in. */
function whenClosed(connection: Socket, leave: () => void): void {
  if (connection.destroyed) leave();
  else connection.on('close', leave);
}
