import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { addressKey } from '../../core/address-key.ts';
import { AppError } from '../../core/app-error.ts';
import { isLoopback } from '../../core/is-loopback.ts';
import { startRepeating } from '../../core/repeat.ts';
import { Slots } from '../../core/slots.ts';
import { letGoOfRequest } from './let-go-of-request.ts';
import { webSocketOnly } from './web-socket-only.ts';

/** The most sockets of a route at once, and the most of one address, behind which there may be a whole office. */
const MOST_VISITORS = 2_000;
export const MOST_PER_ADDRESS = 40;
/** A visitor who doesn't answer a ping within this is gone. */
const PING_MS = 25_000;
/** With this many bytes unsent, what may be left out is; with the second figure, the socket ends. */
const DROP_BYTES = 16_384;
const CUT_BYTES = 262_144;
const COME_AGAIN = 1012;
export const SAYS_TOO_MUCH = 1008;

/** The socket of somebody who isn't signed in. */
export class Visitor {
  readonly socket: WebSocket;
  readonly #connection: Socket;
  #isAlive = true;

  constructor(socket: WebSocket, connection: Socket) {
    this.socket = socket;
    this.#connection = connection;
    socket.on('pong', () => (this.#isAlive = true));
  }

  /** @param droppable left out on a slow line: a newer one follows */
  write(frame: Buffer, droppable: boolean): void {
    const waiting = this.#connection.writableLength;
    if (waiting > CUT_BYTES) this.socket.terminate();
    else if (this.socket.readyState === this.socket.OPEN && !(droppable && waiting > DROP_BYTES))
      this.#connection.write(frame);
  }

  comeAgain(): void {
    this.socket.close(COME_AGAIN);
  }

  checkAlive(): void {
    if (!this.#isAlive) this.socket.terminate();
    this.#isAlive = false;
    this.socket.ping();
  }
}

/**
 * A socket that needs no session, at an address of its own. It is limited by address and in all, and ends with the
 * process.
 */
export function addVisitorRoute(
  fastify: FastifyInstance,
  url: string,
  { welcome, onError }: { welcome: (visitor: Visitor) => void; onError: (error: unknown) => void },
): void {
  const visitors = new Set<Visitor>();
  const ofAddress = new Slots(MOST_PER_ADDRESS);
  const opening = new WeakMap<FastifyRequest, ServerResponse>();

  fastify.route({
    method: 'GET',
    url,
    preValidation: (request, reply, done) => {
      if (!request.ws) return done();
      if (visitors.size >= MOST_VISITORS) return done(new AppError('TOO_MANY'));
      const leave = isLoopback(request.ip) ? () => {} : ofAddress.take(addressKey(request.ip));
      if (leave) request.raw.socket.once('close', leave);
      opening.set(request, reply.raw);
      done(leave ? undefined : new AppError('TOO_MANY'));
    },
    handler: webSocketOnly,
    wsHandler: (socket, request) => {
      const response = opening.get(request);
      if (response) letGoOfRequest(socket, response);
      const visitor = new Visitor(socket, request.raw.socket);
      visitors.add(visitor);
      socket.once('close', () => visitors.delete(visitor));
      welcome(visitor);
    },
  });
  const ping = () => {
    for (const visitor of visitors) visitor.checkAlive();
    return Promise.resolve();
  };
  const pinging = startRepeating(ping, PING_MS, onError);
  fastify.addHook('preClose', async () => {
    for (const visitor of visitors) visitor.comeAgain();
    await pinging.stop();
  });
}
