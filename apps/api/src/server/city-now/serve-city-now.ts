import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CityShown } from '@ridewire/contracts/city-now';
import type { Db } from '@ridewire/db';
import { readDhakaDrawing } from '@ridewire/streets/dhaka/prepared-dhaka';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { addressKey } from '../../core/address-key.ts';
import { AppError } from '../../core/app-error.ts';
import { isLoopback } from '../../core/is-loopback.ts';
import type { Log } from '../../core/log.ts';
import { startRepeating } from '../../core/repeat.ts';
import { Slots } from '../../core/slots.ts';
import { textFrame } from '../../live/text-frame.ts';
import { errorBody } from '../http/handle-errors.ts';
import { findLanguageOf } from '../http/find-language-of.ts';
import { CITY_NOW_URL } from '../sockets/live-route.ts';
import { letGoOfRequest } from '../sockets/let-go-of-request.ts';
import { TAKES_GZIP } from '../http/takes-gzip.ts';
import { findPickupMinutes, findSimulatedDrivers } from './city-now-queries.ts';
import { readCityNow } from './read-city-now.ts';

const DRAWING_URL = '/city-now.svg';

/** The most visitors at once, and the most of one address, behind which there may be a whole office. */
const MOST_VISITORS = 2_000;
export const MOST_PER_ADDRESS = 40;
const TELL_MS = 1_000;
/** How long answers of the database are kept. */
const KEEP_MS = 20_000;
/** A visitor who doesn't answer a ping within this is gone. */
const PING_MS = 25_000;
/** With this many bytes unsent, a visitor gets the next state instead of this one; with the second figure, the socket ends. */
const DROP_BYTES = 16_384;
const CUT_BYTES = 262_144;
const COME_AGAIN = 1012;
const SAYS_TOO_MUCH = 1008;

type Deps = Parameters<typeof readCityNow>[0] & { adminDb: Db; timeZone: string; log: Log };

interface Visitor {
  socket: WebSocket;
  connection: Socket;
  isAlive: boolean;
}

/**
 * The city for everybody who opens the front page: a socket on which the server alone speaks. Each state is written once for
 * all who look, and nothing is read while nobody does.
 * @param shown exact places only of simulated cars
 */
export function serveCityNow(fastify: FastifyInstance, deps: Deps, shown: CityShown): void {
  const visitors = new Set<Visitor>();
  const ofAddress = new Slots(MOST_PER_ADDRESS);
  let told: { json: string; frame: Buffer } | undefined;
  const opening = new WeakMap<FastifyRequest, ServerResponse>();
  let kept: { known: Parameters<typeof readCityNow>[1]; at: number } | undefined;

  async function look(): Promise<Buffer> {
    if (!kept || performance.now() - kept.at > KEEP_MS) {
      const [simulated, pickupMinutes] = await Promise.all([
        shown === 'cars' ? findSimulatedDrivers(deps.adminDb) : [],
        findPickupMinutes(deps.adminDb, deps.timeZone),
      ]);
      kept = { known: { shown, simulated, pickupMinutes }, at: performance.now() };
    }
    const json = JSON.stringify(readCityNow(deps, kept.known, Date.now()));
    if (json !== told?.json) told = { json, frame: textFrame(json) };
    return told.frame;
  }
  function write({ socket, connection }: Visitor, frame: Buffer): void {
    if (connection.writableLength > CUT_BYTES) socket.terminate();
    else if (socket.readyState === socket.OPEN && connection.writableLength <= DROP_BYTES)
      connection.write(frame);
  }
  async function tell(): Promise<void> {
    if (visitors.size === 0) return;
    const before = told?.frame;
    const frame = await look();
    if (frame !== before) for (const visitor of visitors) write(visitor, frame);
  }
  function ping(): Promise<void> {
    for (const visitor of visitors) {
      if (!visitor.isAlive) visitor.socket.terminate();
      visitor.isAlive = false;
      visitor.socket.ping();
    }
    return Promise.resolve();
  }
  function welcome(socket: WebSocket, connection: Socket): void {
    const visitor = { socket, connection, isAlive: true };
    socket.on('pong', () => (visitor.isAlive = true));
    socket.once('message', () =>
      socket.close(SAYS_TOO_MUCH, 'This connection only shows the city. Sign in for the rest.'),
    );
    socket.once('close', () => visitors.delete(visitor));
    look().then(
      (frame) => {
        // What is told from now on comes after this.
        write(visitor, frame);
        visitors.add(visitor);
        if (socket.readyState !== socket.OPEN) visitors.delete(visitor);
      },
      (error: unknown) => {
        deps.log.warn({ error }, 'could not show the city');
        socket.close(COME_AGAIN);
      },
    );
  }

  fastify.route({
    method: 'GET',
    url: CITY_NOW_URL,
    preValidation: (request, reply, done) => {
      if (!request.ws) return done();
      if (visitors.size >= MOST_VISITORS) return done(new AppError('TOO_MANY'));
      const leave = isLoopback(request.ip) ? () => {} : ofAddress.take(addressKey(request.ip));
      if (leave) request.raw.socket.once('close', leave);
      opening.set(request, reply.raw);
      done(leave ? undefined : new AppError('TOO_MANY'));
    },
    handler: (request, reply) =>
      void reply
        .code(426)
        .header('upgrade', 'websocket')
        .send(errorBody(findLanguageOf(request), 'webSocketOnly')),
    wsHandler: (socket, request) => {
      const response = opening.get(request);
      if (response) letGoOfRequest(socket, response);
      welcome(socket, request.raw.socket);
    },
  });
  const failed = (error: unknown) => deps.log.warn({ error }, 'could not show the city');
  const repeating = [startRepeating(tell, TELL_MS, failed), startRepeating(ping, PING_MS, failed)];
  fastify.addHook('preClose', async () => {
    for (const { socket } of visitors) socket.close(COME_AGAIN);
    await Promise.all(repeating.map((each) => each.stop()));
  });
}

/** The drawing by itself, on every server: pages are built without knowing whose they will be. */
export function serveCityDrawing(fastify: FastifyInstance): void {
  let drawing: ReturnType<typeof openDrawing> | undefined;
  fastify.get(DRAWING_URL, async (request, reply) => {
    const found = await (drawing ??= openDrawing());
    if (!found) throw new AppError('NOT_FOUND');
    void reply
      .type('image/svg+xml')
      .headers({ 'cache-control': 'public, max-age=86400', vary: 'accept-encoding' });
    if (!TAKES_GZIP.test(request.headers['accept-encoding'] ?? '')) return reply.send(found.plain);
    return reply.header('content-encoding', 'gzip').send(found.packed);
  });
}

/** Read once, when somebody first looks; null where the build made none. */
async function openDrawing(): Promise<{ plain: Buffer; packed: Buffer } | null> {
  const plain = await readDhakaDrawing();
  return plain && { plain, packed: await promisify(gzip)(plain) };
}
