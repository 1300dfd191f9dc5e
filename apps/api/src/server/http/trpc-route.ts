import cors from '@fastify/cors';
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error.ts';
import type { FactorDemand } from '../../core/factor-demand.ts';
import type { RefusedTries } from '../../core/refused-tries.ts';
import { scopeOf } from '../nouns.ts';
import type { AppRouter } from '../router/router.ts';
import type { Identity } from '../../sessions/identify-token.ts';
import { VERSION_HEADER } from './api-version.ts';
import { checkOrigin } from './check-origin.ts';
import { corsFor } from './cors-for.ts';
import type { CountedIdentify } from './count-calls.ts';
import { asTrpcError, faultOf, trpcErrorOf } from '../../procedures/refusal-of.ts';
import { callerOf, findBearer } from './identify-request.ts';
import type { TurnOf } from './take-turn.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';
import type { Context, HttpSide } from '../../procedures/procedures.ts';

interface TrpcOptions {
  identify: CountedIdentify;
  turnOf: TurnOf;
  /** Our origins, besides the one a request is addressed to. */
  origins: readonly string[];
  /** Other sites whose pages may call. */
  corsOrigins: readonly string[];
}

/** Queries and mutations over HTTP, at /trpc/<procedure>. */
export async function addTrpcRoute(
  fastify: FastifyInstance,
  deps: {
    publicUrl: string;
    refusedTries: RefusedTries;
    factorDemand: FactorDemand;
    assertKnown: NonNullable<Context['assertKnown']>;
  },
  router: AppRouter,
  { identify, turnOf, origins, corsOrigins }: TrpcOptions,
): Promise<void> {
  const allowed = [...origins, ...corsOrigins];
  const addRoute = async (scope: FastifyInstance): Promise<void> => {
    await scope.register(cors, {
      ...corsFor(corsOrigins),
      methods: ['GET', 'POST'],
      allowedHeaders: ['authorization', 'content-type', 'trpc-accept', VERSION_HEADER],
    });
    // Signing in sets a cookie, so pages of all other sites may not do it either.
    scope.addHook('onRequest', async (request, reply) => {
      // No cache may keep personal answers.
      reply.header('cache-control', 'no-store');
      checkOrigin(request, allowed);
      // tRPC reads forms and streams as they come, of any size.
      if (request.method === 'POST' && !isJson(request.headers['content-type']))
        throw new AppError('JSON_ONLY');
    });
    await scope.register(fastifyTRPCPlugin, {
      trpcOptions: {
        router,
        allowBatching: true,
        createContext: async ({ req, res, info }) => {
          // A response that never ends would outlive a sign-out.
          if (info.type === 'subscription') throw trpcErrorOf(new AppError('liveOverWebSocket'));
          const identity = await identify(req, info.calls.length).catch(refuse);
          const actor = identity?.actor ?? null;
          const http = httpSide(deps, req, res, identity);
          const { refusedTries, factorDemand, assertKnown } = deps;
          const turn = turnOf(req, actor);
          const takeTurn = turn && (() => turn().catch(refuse));
          return {
            actor,
            from: callerOf(req),
            http,
            refusedTries,
            factorDemand,
            scopeOf,
            assertKnown,
            takeTurn,
          };
        },
        onError: ({ error, path }) => {
          const fault = faultOf(error);
          if (fault !== undefined) fastify.log.error({ error: fault, path }, 'a call failed');
        },
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>);
  };
  // In a separate scope, because tRPC reads bodies itself.
  await fastify.register(addRoute, { prefix: '/trpc' });
}

const isJson = (type = ''): boolean => /^application\/json\s*(;|$)/i.test(type);

const refuse = (error: unknown): never => {
  throw asTrpcError(error);
};

const httpSide = (
  deps: { publicUrl: string },
  request: FastifyRequest,
  reply: FastifyReply,
  identity: Identity | undefined,
): HttpSide => ({
  sessionSecret: identity?.tokenEndsAt === null ? readSessionCookie(request, deps.publicUrl) : undefined,
  accessToken: findBearer(request),
  setSessionCookie: (secret) => setSessionCookie(request, reply, deps.publicUrl, secret),
  clearSessionCookie: () => clearSessionCookie(request, reply, deps.publicUrl),
});
