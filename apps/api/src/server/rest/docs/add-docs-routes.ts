import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../core/app-error.ts';
import type { RestRow } from '../../../procedures/rest-row.ts';
import { openText, type SendText } from '../../http/open-text.ts';
import { buildOpenApi } from '../openapi/build-openapi.ts';
import { DOCS_POLICY, openScript, writeDocsPage } from './scalar.ts';

export const DOCS_ENDPOINTS = ['/openapi.json', '/docs', '/docs/scalar.js', '/router.d.ts', '/'].map(
  (path) => ({
    method: 'GET',
    path,
  }),
);
/** The addresses that lead to the page. */
const DOORS = ['/', '/docs/'];
/** Allowed sites are named in the answer. */
const VARY = 'origin, accept-encoding';
/** Built with the web app, from the procedures' own types; a server in development has none. */
const ROUTER_TYPES = new URL('../../../../dist/router.d.ts', import.meta.url);

/**
 * /openapi.json of this scope, generated from the table; /docs, a page that shows it; and /router.d.ts, the types of
 * all procedures.
 */
export function addDocsRoutes(scope: FastifyInstance, rows: readonly RestRow[]): void {
  const sendPage = openText(writeDocsPage(`${scope.prefix}/docs/scalar.js`), 'text/html');
  let document: Promise<SendText> | undefined;
  let script: Promise<SendText> | undefined;

  scope.get('/openapi.json', async (request, reply) => {
    // Hardly anyone reads it, and it is a third of what a start computes.
    document ??= buildOpenApi(rows).then((built) =>
      openText(JSON.stringify(built), 'application/json', VARY),
    );
    return (await document)(request, reply);
  });
  for (const door of DOORS) scope.get(door, (_request, reply) => reply.redirect(`${scope.prefix}/docs`));
  scope.get('/docs', (request, reply) =>
    sendPage(request, reply.header('content-security-policy', DOCS_POLICY)),
  );
  scope.get('/docs/scalar.js', async (request, reply) => {
    script ??= openScript().catch((error: unknown) => {
      script = undefined;
      throw error;
    });
    return (await script)(request, reply);
  });
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
}
