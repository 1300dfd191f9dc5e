import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import { ERRORS } from '@ridewire/contracts';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { callRow } from './call-row.ts';
import { errorDataOf, sentenceOf } from './error-mapping.ts';
import { errorBody } from './handle-errors.ts';
import { callerOf } from './identify-request.ts';
import type { RestRequest, RestRow } from './rest-row.ts';

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

export interface RestOptions {
  rows: readonly RestRow[];
  /** Who sends a request; null for nobody. @throws AppError where it may not speak for anybody */
  identify: (request: FastifyRequest) => Promise<Actor | null>;
  /** Sites whose scripts may call. */
  corsOrigins: readonly string[];
}

/** Everything below /api: each row of the table as a route, in one form of answers and errors. */
export async function addRestRoutes(
  fastify: FastifyInstance,
  core: Core,
  options: RestOptions,
): Promise<void> {
  await fastify.register(
    async (scope) => {
      await scope.register(cors, {
        origin: [...options.corsOrigins],
        credentials: true,
        methods: ['GET', 'POST', 'PATCH', 'DELETE'],
        allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-refresh-token'],
      });
      readJsonOnly(scope);
      for (const row of options.rows) {
        scope.route({
          method: row.method,
          url: row.path,
          handler: async (request, reply) => answerRow(row, core, options, request, reply),
        });
      }
      refuseOtherMethods(scope, options.rows);
      scope.setNotFoundHandler((_request, reply) => reply.code(404).send(errorBody('NOT_FOUND')));
    },
    { prefix: '/api' },
  );
}

/** No body at all is an empty object; what is not JSON is refused as such. */
function readJsonOnly(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, {});
    else void parse(request, body, done);
  });
}

async function answerRow(
  row: RestRow,
  core: Core,
  options: RestOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const actor = await options.identify(request);
  try {
    const http = {
      origin: `${request.protocol}://${request.host}`,
      // Clients of these endpoints keep tokens; a cookie of ours would only confuse them.
      setSessionCookie: () => {},
      clearSessionCookie: () => {},
    };
    const body = await callRow(
      row,
      { core, actor, from: callerOf(request), http },
      readRequest(request, core, actor),
    );
    return await reply.code(row.status ?? 200).send(body);
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    const { code, field } = errorDataOf(error);
    if (code === 'INTERNAL') request.log.error({ error: error.cause ?? error }, 'a call failed');
    return reply
      .code(ERRORS[code].status)
      .send({ ...errorBody(code, sentenceOf(error)), ...(field !== null && { field }) });
  }
}

function readRequest(request: FastifyRequest, core: Core, actor: Actor | null): RestRequest {
  const { body } = request;
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw new AppError('BAD_INPUT', 'Send a JSON object.');
  return {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    body: (body ?? {}) as Record<string, unknown>,
    headers: request.headers,
    cookies: request.cookies,
    userId: actor?.userId ?? null,
    role: actor?.role ?? null,
    commandId: randomUUID(),
    publicUrl: core.publicUrl,
  };
}

function refuseOtherMethods(scope: FastifyInstance, rows: readonly RestRow[]): void {
  for (const path of new Set(rows.map((row) => row.path))) {
    const allowed = rows.filter((row) => row.path === path).map((row) => row.method as HTTPMethods);
    scope.route({
      method: METHODS.filter((method) => !allowed.includes(method)),
      url: path,
      handler: (_request, reply) =>
        reply.code(405).header('allow', allowed.join(', ')).send(errorBody('METHOD_NOT_ALLOWED')),
    });
  }
}
