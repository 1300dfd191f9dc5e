import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { carryOutOnce, type Answer } from '../../commands/carry-out-once.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { CALL_POLICY, type CallBudgets } from '../../core/call-budgets.ts';
import type { FactorDemand } from '../../core/factor-demand.ts';
import type { RefusedTries } from '../../core/refused-tries.ts';
import type { Db } from '@ridewire/db';
import { assertInScope } from '../../procedures/scope-of.ts';
import { scopeOf } from '../nouns.ts';
import { procedureOf } from '../router/roles-of.ts';
import { PROCEDURES, type AppRouter } from '../router/router.ts';
import { callRow } from './call-row.ts';
import { addDocsRoutes, DOCS_ENDPOINTS } from './docs/add-docs-routes.ts';
import { VERSION_HEADER } from '../http/api-version.ts';
import { corsFor } from '../http/cors-for.ts';
import { findLanguageOf } from '../http/find-language-of.ts';
import { callerOf, findBearer, notSignedIn, type Identify } from '../http/identify-request.ts';
import type { TurnOf } from '../http/take-turn.ts';
import { jsonBodyOf, readJsonOnly } from './read-json-body.ts';
import { dropDeadCookies } from './old-client-cookies.ts';
import { UPLOAD_ROWS } from './openapi/upload-rows.ts';
import { createUnknownCheck } from './unknown-fields.ts';
import { refuseOtherCalls } from './refuse-other-calls.ts';
import { isIdempotent, type RestRequest, type RestRow } from '../../procedures/rest-row.ts';
import { inTurn, whyMayNotCall, type Context, type HttpSide } from '../../procedures/procedures.ts';

const KEY_HEADER = 'idempotency-key';
const NO_BODY = z.object({});

interface RestOptions {
  rows: readonly RestRow[];
  /** Finds the sender of a request. @throws AppError where the request may not speak for that person */
  identify: Identify;
  turnOf: TurnOf;
  budgets: Pick<CallBudgets, 'left'>;
  /** Sites whose scripts may call. */
  corsOrigins: readonly string[];
  /** The product's address for people: http(s)://host[:port]; null for the address the request came to. */
  publicOrigin: string | null;
  addUploads: (scope: FastifyInstance) => Promise<void>;
}

/** Everything below /api: each row of the table as a route, in one form of answers and errors. */
export async function addRestRoutes(
  fastify: FastifyInstance,
  deps: { db: Db; timeZone: string; refusedTries: RefusedTries; factorDemand: FactorDemand },
  router: AppRouter,
  { rows, identify, turnOf, budgets, corsOrigins, publicOrigin, addUploads }: RestOptions,
): Promise<void> {
  await fastify.register(
    async (scope) => {
      await scope.register(cors, {
        ...corsFor(corsOrigins),
        methods: ['GET', 'POST', 'PATCH', 'DELETE'],
        allowedHeaders: ['authorization', 'content-type', KEY_HEADER, VERSION_HEADER, 'x-refresh-token'],
      });
      readJsonOnly(scope);
      const actors = new WeakMap<FastifyRequest, Actor>();
      scope.addHook('onSend', async (request, reply) => {
        const actor = actors.get(request);
        if (actor) reply.headers(describeBudget(budgets.left(actor.userId)));
        else if (reply.statusCode === 401) dropDeadCookies(request, reply);
      });
      const addRow = (of: FastifyInstance, row: RestRow) => {
        const refuseUnknown = createUnknownCheck(row);
        of.route({
          method: row.method,
          url: row.path,
          // Before the body is read: an anonymous caller hears only that, whatever the body.
          onRequest: async (request, reply) => {
            reply.header('cache-control', 'no-store');
            const actor = (await identify(request))?.actor;
            if (actor) actors.set(request, actor);
            else if (!row.isPublic) throw notSignedIn(request);
          },
          handler: (request, reply) => {
            const actor = actors.get(request) ?? null;
            const origin = `${request.protocol}://${request.host}`;
            const { timeZone } = deps;
            const sent = { ...readRequest(request, actor), publicUrl: publicOrigin ?? origin, timeZone };
            refuseUnknown(sent);
            const caller = { actor, takeTurn: turnOf(request, actor) };
            return answerRow(row, deps, router, { ...caller, sent }, request, reply);
          },
        });
      };
      for (const row of rows.filter(({ method }) => method !== 'GET')) addRow(scope, row);
      // A program that kept an answer asks whether it is still the same; browsers keep none.
      await scope.register(async (reads) => {
        await reads.register(etag, { weak: true });
        for (const row of rows.filter(({ method }) => method === 'GET')) addRow(reads, row);
      });
      await addUploads(scope);
      addDocsRoutes(scope, rows);
      refuseOtherCalls(scope, [...rows, ...UPLOAD_ROWS, ...DOCS_ENDPOINTS]);
    },
    { prefix: '/api' },
  );
}

/** RateLimit header fields (draft-ietf-httpapi-ratelimit-headers-10), as of this process. */
const describeBudget = ({ calls, fullInSeconds }: ReturnType<CallBudgets['left']>) => ({
  'ratelimit-policy': `"calls";q=${CALL_POLICY.calls};w=${CALL_POLICY.windowSeconds}`,
  ratelimit: `"calls";r=${calls};t=${fullInSeconds}`,
});

type Sent = Omit<RestRequest, 'commandId'>;

const readRequest = (request: FastifyRequest, actor: Actor | null): Omit<Sent, 'publicUrl' | 'timeZone'> => ({
  params: request.params as Record<string, string>,
  query: request.query as Record<string, unknown>,
  body: jsonBodyOf(request),
  headers: request.headers,
  cookies: request.cookies,
  userId: actor?.userId ?? '',
  role: actor?.role ?? null,
  language: findLanguageOf(request),
});

/**
 * What a procedure would refuse, for an answer that none gives.
 * @throws AppError FORBIDDEN, NOT_AT_YOUR_DESK, SCOPE_MISSING
 */
function assertMayCall(row: RestRow, actor: Actor): void {
  const path = procedureOf(row, actor.role);
  const { type = 'mutation', meta } = PROCEDURES[path]?._def ?? {};
  const why = whyMayNotCall(actor, { type, meta });
  if (why) throw new AppError(why);
  assertInScope(actor, scopeOf(path, type, actor.role));
}

async function answerRow(
  row: RestRow,
  deps: { db: Db; refusedTries: RefusedTries; factorDemand: FactorDemand },
  router: AppRouter,
  { actor, takeTurn, sent }: Pick<Context, 'actor' | 'takeTurn'> & { sent: Sent },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const from = callerOf(request);
  // Clients of these endpoints keep tokens; a cookie of ours would only confuse them.
  const http: HttpSide = {
    sessionSecret: undefined,
    accessToken: findBearer(request),
    setSessionCookie: () => {},
    clearSessionCookie: () => {},
  };
  const { refusedTries, factorDemand } = deps;
  const context = { actor, from, http, refusedTries, factorDemand, scopeOf };
  const run = async (commandId: string): Promise<Answer> => ({
    status: row.status ?? 200,
    // Not in the procedure, since a live view is read after it.
    json: JSON.stringify(await inTurn(takeTurn, () => callRow(router, row, context, { ...sent, commandId }))),
  });
  const key = request.headers[KEY_HEADER];
  // A kept answer is given by no procedure.
  if (actor && key !== undefined) {
    assertMayCall(row, actor);
    await factorDemand.assertMetBy(actor);
  }
  // An invalid request is refused all the same, and uses no key.
  const body =
    isIdempotent(row) && key !== undefined ? (row.body ?? NO_BODY).safeParse(sent.body) : undefined;
  const { status, json, isReplayed } =
    actor && body?.success
      ? await carryOutOnce(
          deps.db,
          {
            userId: actor.userId,
            key: String(key),
            request: [row.method, row.path, JSON.stringify([sent.params, body.data])],
          },
          run,
        )
      : await run(randomUUID());
  if (isReplayed) reply.header('idempotency-replayed', 'true');
  return reply.code(status).type('application/json; charset=utf-8').send(json);
}
