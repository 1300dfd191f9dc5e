import type { CityShown } from '@ridewire/contracts/city-now';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic, { type SendOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error.ts';
import { sendError } from './handle-errors.ts';
import { isAppPath } from './is-app-path.ts';
import { serveLoginPage } from './login-page.ts';
import type { BuiltPages } from './find-other-address.ts';
import { servePublicPages } from './public-pages.ts';

const BUILT = new URL('../../../../web/dist/', import.meta.url);
const OTHER = /^\/(trpc|api|assets|export|media|tiles|dev|city-now(\.svg)?)(\/|$)/;

/**
 * Serves the built web app: the public pages as they are, and the app's one document for each of the app's addresses.
 * All other addresses get the not-found page.
 */
export async function serveWebApp(
  fastify: FastifyInstance,
  { publicUrl, cityShown }: { publicUrl: string; cityShown: CityShown | null },
): Promise<void> {
  const index = new URL('site/pages.json', BUILT);
  if (!existsSync(index)) {
    fastify.setNotFoundHandler((request, reply) => sendError(new AppError('NOT_FOUND'), request, reply));
    return;
  }
  const built = JSON.parse(await readFile(index, 'utf8')) as BuiltPages;
  const folder = new URL('site/', BUILT);
  const sendNotFound = await servePublicPages(fastify, { folder, built, publicUrl, cityShown });
  const sendApp = (reply: FastifyReply, options: SendOptions = {}) =>
    reply.type('text/html').header('cache-control', 'no-cache').sendFile('index.html', options);
  await serveLoginPage(fastify, { folder, files: built.login, publicUrl, sendApp });
  await fastify.register(fastifyStatic, {
    root: fileURLToPath(BUILT),
    // The build leaves a compressed copy next to each script and style sheet.
    preCompressed: true,
    serve: false,
    setHeaders: (reply, path) => {
      const forEver = path.includes('/assets/');
      void reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // Listed once: for each file of a page the library would read its whole folder.
  const files = new Set((await readdir(BUILT, { recursive: true })).map((path) => path.replaceAll(sep, '/')));
  fastify.get('/*', (request, reply) => {
    const path = pathOf(request).slice(1);
    return files.has(path) && !path.startsWith('site/') ? reply.sendFile(path) : reply.callNotFound();
  });
  const frames = new Set(built.app.map((path) => path.split('/')[1] ?? '').filter(Boolean));
  fastify.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (request.method !== 'GET' || OTHER.test(path))
      return sendError(new AppError('NOT_FOUND'), request, reply);
    const isPage = isAppPath(path, built.app);
    if (!isPage && !frames.has(path.split('/')[1] ?? '')) return sendNotFound(request, reply);
    // Below the app's own addresses the app shows that the page is missing, in the signed-in frame. Without an etag,
    // which would make a repeated request get an empty 304.
    return isPage ? sendApp(reply) : sendApp(reply.code(404), { etag: false, lastModified: false });
  });
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';
