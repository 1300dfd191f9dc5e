import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { findActor, keepSessions } from './sessions/session-queries.ts';
import type { Actor } from './core/actor.ts';
import { AppError } from './core/app-error.ts';
import { startRepeating } from './core/repeat.ts';
import type { Settings } from './env.ts';
import { checkOrigin } from './http/check-origin.ts';
import { handleErrors } from './http/handle-errors.ts';
import { addHealthRoutes } from './http/health.ts';
import { contentSecurityPolicy } from './http/security-headers.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './http/session-cookie.ts';
import { serveWebApp } from './http/web-app.ts';
import { LiveEndpoint } from './realtime/live-endpoint.ts';
import { appRouter, type AppRouter } from './router.ts';
import { startCore, type RunningCore } from './start-core.ts';
import type { ClientConfig } from './system/system.router.ts';

/** No message of ours comes near this, in bytes. */
const MAX_BODY_BYTES = 65_536;

const RECHECK_SESSIONS_EVERY_MS = 300_000;
const FAREWELL_MS = 2_000;

export interface App {
  fastify: FastifyInstance;
  core: RunningCore;
  /** Ends all work in good order: sockets are told to reconnect, what runs is finished. */
  close(): Promise<void>;
}

/**
 * One process of the product: HTTP, WebSocket, the web app, background work.
 * @throws the database's error when it can't be reached
 */
export async function buildApp(
  settings: Settings,
  connectionString: string,
  clientConfig: ClientConfig,
): Promise<App> {
  const fastify = Fastify({
    logger: { level: settings.LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: 300 },
  });
  // Before the core, whose events come as soon as it listens.
  const endpoint = new LiveEndpoint({
    router: appRouter,
    contextFor: (actor) => ({ core, actor, http: null }),
    onInternalError: (error, path) => fastify.log.error({ error, path }, 'a call failed'),
  });
  // A sign-out that was missed, or a session that ran out, must not leave a socket open.
  const recheckSessions = async () => {
    const ids = endpoint.sessionIds();
    if (ids.length > 0) endpoint.keepOnly(await keepSessions(core.db, ids));
  };
  const failedRecheck = (error: unknown) => fastify.log.error({ error }, 'could not recheck sessions');
  const core = await startCore({
    connectionString,
    clientConfig,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${settings.PORT}`,
    log: fastify.log,
    onSignedOut: (userId, sessionId) => endpoint.signOut(userId, sessionId),
    onGap: () => void recheckSessions().catch(failedRecheck),
  });
  const recheck = startRepeating(recheckSessions, RECHECK_SESSIONS_EVERY_MS, failedRecheck);
  const origins = settings.PUBLIC_URL ? [new URL(settings.PUBLIC_URL).origin] : [];

  handleErrors(fastify);
  await fastify.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(clientConfig.mapStyleUrl),
    hsts: settings.NODE_ENV === 'production',
  });
  await fastify.register(cookie);
  await fastify.register(websocket, { options: { maxPayload: MAX_BODY_BYTES, perMessageDeflate: false } });

  const actorOf = async (request: FastifyRequest): Promise<Actor | null> => {
    const secret = readSessionCookie(request);
    return (secret && (await findActor(core.db, secret))) || null;
  };

  await fastify.register(async (scope) => {
    scope.addHook('onRequest', async (request) => checkOrigin(request, origins));
    await scope.register(fastifyTRPCPlugin, {
      prefix: '/trpc',
      trpcOptions: {
        router: appRouter,
        allowBatching: true,
        createContext: async ({ req, res }) => ({
          core,
          actor: await actorOf(req),
          http: httpSide(req, res),
        }),
        onError: ({ error, path }) => {
          if (error.code === 'INTERNAL_SERVER_ERROR')
            fastify.log.error({ error: error.cause ?? error, path }, 'a call failed');
        },
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>);
  });

  // Identity is settled before the upgrade: a socket that is refused afterwards would be reopened again and again.
  const checked = new WeakMap<FastifyRequest, { actor: Actor; checkedAt: number }>();
  fastify.route({
    method: 'GET',
    url: '/trpc',
    preValidation: async (request) => {
      checkOrigin(request, origins);
      const checkedAt = Date.now();
      const actor = await actorOf(request);
      if (!actor) throw new AppError('NOT_SIGNED_IN');
      checked.set(request, { actor, checkedAt });
    },
    handler: (_request, reply) =>
      void reply.code(426).send({ message: 'This address speaks WebSocket only.' }),
    wsHandler: (socket, request) => {
      const known = checked.get(request);
      if (known) endpoint.accept(socket, known.actor, known.checkedAt);
      else socket.terminate();
    },
  });

  addHealthRoutes(fastify, core, endpoint);
  await serveWebApp(fastify);

  return {
    fastify,
    core,
    close: async () => {
      await recheck.stop();
      await endpoint.drain();
      // A client that doesn't answer the farewell is not waited for.
      const cut = setTimeout(() => {
        for (const socket of fastify.websocketServer.clients) socket.terminate();
      }, FAREWELL_MS);
      await fastify.close();
      clearTimeout(cut);
      await core.stop();
    },
  };
}

const httpSide = (request: FastifyRequest, reply: FastifyReply) => ({
  from: { userAgent: request.headers['user-agent'] ?? null, ipAddress: request.ip },
  setSessionCookie: (secret: string) => setSessionCookie(request, reply, secret),
  clearSessionCookie: () => clearSessionCookie(request, reply),
});
