import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { appRouter, type AppRouter } from '../router.ts';
import type { Identity } from '../sessions/identify-token.ts';
import { checkOrigin } from './check-origin.ts';
import type { CountedIdentify } from './count-calls.ts';
import { asTrpcError, trpcErrorOf } from './error-mapping.ts';
import { callerOf, findBearer } from './identify-request.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';
import type { HttpSide } from './trpc.ts';

/** Queries and mutations over HTTP, at /trpc/<procedure>. */
export async function addTrpcRoute(
  fastify: FastifyInstance,
  core: Core,
  identify: CountedIdentify,
  origins: readonly string[],
): Promise<void> {
  // In a scope of its own: tRPC reads bodies by itself.
  await fastify.register(async (scope) => {
    // Signing in sets a cookie, so other sites' pages may not do it either.
    scope.addHook('onRequest', async (request, reply) => {
      // What is one person's is nobody else's to keep.
      reply.header('cache-control', 'no-store');
      checkOrigin(request, origins);
    });
    await scope.register(fastifyTRPCPlugin, {
      prefix: '/trpc',
      trpcOptions: {
        router: appRouter,
        allowBatching: true,
        createContext: async ({ req, res, info }) => {
          // A response that never ends would outlive a sign-out.
          if (info.type === 'subscription')
            throw trpcErrorOf(new AppError('BAD_INPUT', 'Live views come over WebSocket only.'));
          const identity = await identify(req, info.calls.length).catch((error: unknown) => {
            throw asTrpcError(error);
          });
          const actor = identity?.actor ?? null;
          return { core, actor, from: callerOf(req), http: httpSide(core, req, res, identity) };
        },
        onError: ({ error, path }) => {
          if (error.code === 'INTERNAL_SERVER_ERROR')
            fastify.log.error({ error: error.cause ?? error, path }, 'a call failed');
        },
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>);
  });
}

const httpSide = (
  core: Core,
  request: FastifyRequest,
  reply: FastifyReply,
  identity: Identity | undefined,
): HttpSide => ({
  // What a token proves is proven until it expires, what a cookie proves for as long as its session lives.
  sessionSecret: identity?.provenUntil === null ? readSessionCookie(request, core.publicUrl) : undefined,
  accessToken: findBearer(request),
  setSessionCookie: (secret) => setSessionCookie(request, reply, core.publicUrl, secret),
  clearSessionCookie: () => clearSessionCookie(request, reply, core.publicUrl),
});
