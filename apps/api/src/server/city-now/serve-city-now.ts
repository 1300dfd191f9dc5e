import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CityShown } from '@ridewire/contracts/city-now';
import type { Db } from '@ridewire/db';
import { readDhakaDrawing } from '@ridewire/streets/dhaka/prepared-dhaka';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../core/app-error.ts';
import type { Log } from '../../core/log.ts';
import { startRepeating } from '../../core/repeat.ts';
import { textFrame } from '../../live/text-frame.ts';
import { CITY_NOW_URL } from '../sockets/live-route.ts';
import { addVisitorRoute, SAYS_TOO_MUCH, type Visitor } from '../sockets/visitor-route.ts';
import { TAKES_GZIP } from '../http/takes-gzip.ts';
import { findPickupMinutes, findSimulatedDrivers } from './city-now-queries.ts';
import { readCityNow } from './read-city-now.ts';

const DRAWING_URL = '/city-now.svg';

const TELL_MS = 1_000;
/** How long answers of the database are kept. */
const KEEP_MS = 20_000;
type Deps = Parameters<typeof readCityNow>[0] & { adminDb: Db; timeZone: string; log: Log };

/**
 * The city for everybody who opens the front page: a socket on which the server alone speaks. Each state is written once for
 * all who look, and nothing is read while nobody does.
 * @param shown exact places only of simulated cars
 */
export function serveCityNow(fastify: FastifyInstance, deps: Deps, shown: CityShown): void {
  const looking = new Set<Visitor>();
  let told: { json: string; frame: Buffer } | undefined;
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
  async function tell(): Promise<void> {
    if (looking.size === 0) return;
    const before = told?.frame;
    const frame = await look();
    if (frame !== before) for (const visitor of looking) visitor.write(frame, true);
  }
  function welcome(visitor: Visitor): void {
    const { socket } = visitor;
    socket.once('message', () =>
      socket.close(SAYS_TOO_MUCH, 'This connection only shows the city. Sign in for the rest.'),
    );
    socket.once('close', () => looking.delete(visitor));
    look().then(
      (frame) => {
        // What is told from now on comes after this.
        visitor.write(frame, true);
        if (socket.readyState === socket.OPEN) looking.add(visitor);
      },
      (error: unknown) => {
        onError(error);
        visitor.comeAgain();
      },
    );
  }
  const onError = (error: unknown) => deps.log.warn({ error }, 'could not show the city');
  addVisitorRoute(fastify, CITY_NOW_URL, { welcome, onError });
  const telling = startRepeating(tell, TELL_MS, onError);
  fastify.addHook('preClose', () => telling.stop());
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
