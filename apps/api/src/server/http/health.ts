import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { findLanguageOf } from './find-language-of.ts';
import { errorBody } from './handle-errors.ts';

/** A database that doesn't answer within this many milliseconds counts as away. */
const READY_WITHIN_MS = 2_000;

/**
 * /healthz: the process answers. /readyz: it can work, database, its disk and listener included. It can without NATS too,
 * and says so.
 * @returns says in time whether it can
 */
export function addHealthRoutes(
  fastify: FastifyInstance,
  deps: { isReady: () => Promise<boolean>; wire?: { readonly link: unknown } | null },
): { isReady: () => Promise<boolean> } {
  let look: Promise<boolean> | undefined;
  const isReadySoon = () => {
    // Callers during a look wait for the same one.
    look ??= deps.isReady().finally(() => (look = undefined));
    return Promise.race([look, wait(READY_WITHIN_MS, false, { ref: false })]);
  };
  fastify.get('/healthz', () => ({ ok: true }));
  fastify.get('/readyz', async (request, reply) =>
    (await isReadySoon())
      ? { ok: true, ...(deps.wire && { nats: deps.wire.link === null ? 'away' : 'connected' }) }
      : reply.code(503).send(errorBody(findLanguageOf(request), 'NOT_READY')),
  );
  return { isReady: isReadySoon };
}
