import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error.ts';
import { buildOpenApi } from '../openapi/build-openapi.ts';
import type { RestRow } from '../rest-row.ts';
import { renderDocs } from './render-docs.ts';

/** The page runs nothing and fetches nothing. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const DOCS_ENDPOINTS = [
  { method: 'GET', path: '/openapi.json' },
  { method: 'GET', path: '/docs' },
  { method: 'GET', path: '/router.d.ts' },
  { method: 'GET', path: '/' },
];
/** What leads to the page. */
const DOORS = ['/', '/docs/'];
/** Made with the web app, of the procedures' own types; a server in development has none. */
const ROUTER_TYPES = new URL('../../../dist/router.d.ts', import.meta.url);

/**
 * /openapi.json and /docs of this scope, both made once from the table, and /router.d.ts, the types of all procedures.
 * @param origin http(s)://host[:port] for the commands on the page; null for where the page was asked for
 */
export function addDocsRoutes(scope: FastifyInstance, rows: readonly RestRow[], origin: string | null): void {
  const document = buildOpenApi(rows);
  const json = JSON.stringify(document);
  const tag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;

  scope.get('/openapi.json', (request, reply) =>
    send(request, reply.type('application/json; charset=utf-8'), tag, () => json),
  );
  for (const door of DOORS) scope.get(door, (_request, reply) => reply.redirect(`${scope.prefix}/docs`));
  scope.get('/router.d.ts', async (_request, reply) => {
    const types = await readFile(ROUTER_TYPES, 'utf8').catch(() => {
      throw new AppError('NOT_FOUND');
    });
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .send(types);
  });
  scope.get('/docs', (request, reply) => {
    const base = `${origin ?? `${request.protocol}://${request.host}`}/api`;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .send(renderDocs(document, base));
  });
}

/** Readers ask each time whether there is a newer one, and get it only then. */
function send(request: FastifyRequest, reply: FastifyReply, tag: string, body: () => string) {
  reply.header('cache-control', 'no-cache').header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.send(body());
}
