import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Db } from '@ridewire/db';
import { AppError } from '../../core/app-error.ts';
import pLimit from 'p-limit';
import { findCityTile, type TileAddress } from '../../streets/find-city-tile.ts';
import { keepHotTiles } from './hot-tiles.ts';
import { TAKES_GZIP } from './takes-gzip.ts';

const unpack = promisify(gunzip);

/** How many tiles are read at the same time, and how many wait for that. */
const AT_ONCE = 2;
const MOST_WAITING = 200;

const PATH = /^\/tiles\/(\d{1,9})\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})\.pbf$/;

/**
 * GET /tiles/{version}/{z}/{x}/{y}.pbf: a piece of the city's drawn map, 204 where there is nothing to draw. Each
 * import has another version, so a tile never changes under its address and is kept for a year. It is public: it has no
 * personal data. A map asks for dozens, so a tile doesn't count as a call.
 */
export function serveCityTiles(fastify: FastifyInstance, { db }: { db: Db }): void {
  const hot = keepHotTiles();
  // Callers need not be signed in, and people's work with rides goes first.
  const inTurn = pLimit(AT_ONCE);
  const find = async (path: string, address: TileAddress) => {
    const known = hot.get(path);
    if (known !== undefined) return known;
    if (inTurn.pendingCount >= MOST_WAITING) throw new AppError('NOT_READY');
    const tile = await inTurn(() => findCityTile(db, address));
    // Only existing tiles are kept: a path of no city may belong to the next one, and only someone who tries addresses
    // asks for tiles a city lacks.
    if (tile) hot.put(path, tile);
    return tile;
  };
  fastify.get('/tiles/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const address = readAddress(path);
    const tile = address && (await find(path, address));
    if (tile === undefined) throw new AppError('NOT_FOUND');
    void reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' });
    if (!tile) return reply.code(204).send();
    void reply.type('application/vnd.mapbox-vector-tile');
    if (!TAKES_GZIP.test(request.headers['accept-encoding'] ?? '')) return reply.send(await unpack(tile));
    return reply.header('content-encoding', 'gzip').send(tile);
  });
}

function readAddress(path: string): TileAddress | undefined {
  const [version, z, x, y] = (PATH.exec(path) ?? []).slice(1).map(Number);
  if (version === undefined || z === undefined || x === undefined || y === undefined) return undefined;
  // Version, zoom and coordinates are stored as numbers with this many bits.
  const isThere = version < 2 ** 31 && z <= 22 && x < 2 ** z && y < 2 ** z;
  return isThere ? { version, z, x, y } : undefined;
}
