import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { errorBody } from './handle-errors.ts';

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const OTHER = /^\/(trpc|api|assets|export|media|dev)(\/|$)/;

/** Serves the built web app; every path that is a page and not a file gets its one document. */
export async function serveWebApp(fastify: FastifyInstance): Promise<void> {
  const built = existsSync(`${BUILT}/index.html`);
  if (built) {
    await fastify.register(fastifyStatic, {
      root: BUILT,
      setHeaders: (reply, path) => {
        const forEver = path.includes('/assets/');
        void reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  fastify.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !OTHER.test(request.url.split('?')[0] ?? '');
    if (isPage && built)
      return reply.type('text/html').header('cache-control', 'no-cache').sendFile('index.html');
    return reply.code(404).send(errorBody('NOT_FOUND'));
  });
}
