import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error.ts';
import type { AppRouter } from '../router/router.ts';
import type { Identity } from '../../sessions/identify-token.ts';
import { checkOrigin } from './check-origin.ts';
import type { CountedIdentify } from './count-calls.ts';
import { asTrpcError, faultOf, trpcErrorOf } from '../../procedures/refusal-of.ts';
import { callerOf, findBearer } from './identify-request.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';
import type { HttpSide } from '../../procedures/procedures.ts';

/** Queries and mutations over HTTP, at /trpc/<procedure>. */
export async function addTrpcRoute(
  fastify: FastifyInstance,
  deps: { publicUrl: string },
  router: AppRouter,
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
        router,
        allowBatching: true,
        createContext: async ({ req, res, info }) => {
          // A response that never ends would outlive a sign-out.
          if (info.type === 'subscription') throw trpcErrorOf(new AppError('liveOverWebSocket'));
          const identity = await identify(req, info.calls.length).catch((error: unknown) => {
            throw asTrpcError(error);
          });
          const actor = identity?.actor ?? null;
          return { actor, from: callerOf(req), http: httpSide(deps, req, res, identity) };
        },
        onError: ({ error, path }) => {
          const fault = faultOf(error);
          if (fault !== undefined) fastify.log.error({ error: fault, path }, 'a call failed');
        },
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>);
  });
}

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
