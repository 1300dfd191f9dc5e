import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { CallBudgets } from '../core/call-budgets.ts';
import { startRepeating } from '../core/repeat.ts';
import { hearDriver } from '../drivers/hear-driver.ts';
import type { Settings } from '../core/settings.ts';
import { serveCityDrawing, serveCityNow } from './city-now/serve-city-now.ts';
import { addAvatarUpload } from './http/avatar-upload.ts';
import { serveMedia } from './http/media-files.ts';
import { addDocumentUpload } from './http/document-upload.ts';
import { serveCityTiles } from './http/city-tiles.ts';
import { countCalls } from './http/count-calls.ts';
import { addMailboxRoutes } from './http/dev-mailbox.ts';
import { addReceiptRoutes } from './http/receipt-routes.ts';
import { addExportRoutes } from './http/export-routes.ts';
import { limitConnections } from './http/limit-connections.ts';
import { handleErrors } from './http/handle-errors.ts';
import { serveSharedRides } from './shared-ride/serve-shared-rides.ts';
import { addHealthRoutes } from './http/health.ts';
import { createIdentify } from './http/identify-request.ts';
import { refuseBadPath, refuseMalformed } from './http/refuse-malformed.ts';
import { addRequestIds, makeRequestId } from './http/request-ids.ts';
import { addRestRoutes } from './rest/rest-adapter.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { addTrpcRoute } from './http/trpc-route.ts';
import { serveWebApp } from './http/web-app.ts';
import { createMailTasks, createTasks } from './jobs/create-tasks.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { openMail } from '../mail/open-mail.ts';
import { openMediaStore } from '../media/open-media-store.ts';
import { LiveEndpoint } from './sockets/live-endpoint.ts';
import { addLiveRoute } from './sockets/live-route.ts';
import { REST_ROWS } from './rest/rest-rows.ts';
import { createAppRouter } from './router/router.ts';
import { keepSessions } from '../sessions/session-queries.ts';
import { LOGGER_OPTIONS } from './logger-options.ts';
import { openServices } from './open-services.ts';
import { startServices, type RunningServices } from './start-services.ts';
import type { SetConfig } from '../core/client-config.ts';

/** Far above any message of ours, in bytes. */
const MAX_BODY_BYTES = 65_536;
/** A request must be complete within this time, a picture on a slow line too. */
const REQUEST_TIMEOUT_MS = 120_000;

const RECHECK_SESSIONS_EVERY_MS = 300_000;
const FAREWELL_MS = 2_000;

export interface App {
  fastify: FastifyInstance;
  core: RunningServices;
  /** Ends all work cleanly: sockets are told to reconnect, running work is finished. */
  close(): Promise<void>;
}

/**
 * One process of the product: HTTP, WebSocket, the web app, background work.
 * @throws the database's error when it can't be reached
 */
export async function buildApp(
  settings: Settings,
  connectionString: string,
  clientConfig: SetConfig,
): Promise<App> {
  const headers = securityHeaders({
    mapStyleUrl: clientConfig.mapStyleUrl,
    publicUrl: settings.PUBLIC_URL,
  });
  const fastify = Fastify({
    logger: { level: settings.LOG_LEVEL, ...LOGGER_OPTIONS },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < settings.TRUST_PROXY,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: 300 },
    genReqId: makeRequestId,
    frameworkErrors: refuseBadPath(headers),
    clientErrorHandler: refuseMalformed,
  });
  const budgets = new CallBudgets();
  const services = await openServices({
    connectionString,
    clientConfig,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${settings.PORT}`,
    media: openMediaStore(settings),
    log: fastify.log,
    geocoderUrl: settings.GEOCODER_URL,
    fairness: settings.DISPATCH_FAIRNESS,
    pinHours: settings.PIN_HOURS,
    hidesPhones: settings.PHONES === 'hidden',
    pushHosts: settings.PUSH_HOSTS,
    routingUrl: settings.ROUTING_URL,
  });
  const router = createAppRouter(services);
  const endpoint = new LiveEndpoint({
    router,
    contextFor: (actor, from) => ({ actor, from, http: null, refusedTries: services.refusedTries }),
    onFault: (error, path) => fastify.log.error({ error, path }, 'a call failed'),
    budgets,
    onHeard: (actor) => actor.role === 'driver' && hearDriver(services, actor.userId),
  });
  // A missed sign-out, or an expired session, must not leave a socket open.
  const recheckSessions = () => endpoint.recheck((ids) => keepSessions(services.db, ids));
  const failedRecheck = (error: unknown) => fastify.log.error({ error }, 'could not recheck sessions');
  const core = await startServices(services, {
    connectionString,
    onSignedOut: (userId, sessionId) => endpoint.signOut(userId, sessionId),
    onGap: () => void recheckSessions().catch(failedRecheck),
  });
  const recheck = startRepeating(recheckSessions, RECHECK_SESSIONS_EVERY_MS, failedRecheck);
  const origins = settings.PUBLIC_URL ? [new URL(settings.PUBLIC_URL).origin] : [];

  limitConnections(fastify.server, {
    isDirect: settings.TRUST_PROXY === 0,
    onCut: (address) =>
      fastify.log.warn(
        { address },
        'too many connections from one address; of a proxy, TRUST_PROXY should tell',
      ),
  });
  handleErrors(fastify);
  addRequestIds(fastify);
  addSecurityHeaders(fastify, headers);
  await fastify.register(cookie);
  await fastify.register(websocket, { options: { maxPayload: MAX_BODY_BYTES, perMessageDeflate: false } });

  const identify = createIdentify(core, origins);
  const identifyCounted = countCalls(budgets, identify);
  addLiveRoute(fastify, core, endpoint, identify);
  const publicOrigin = origins[0] ?? null;
  const identifyRest = countCalls(budgets, createIdentify(core, [...origins, ...settings.CORS_ORIGINS]));
  await addTrpcRoute(fastify, core, router, {
    identify: identifyRest,
    origins,
    corsOrigins: settings.CORS_ORIGINS,
  });
  await addRestRoutes(fastify, core, router, {
    rows: REST_ROWS,
    identify: identifyRest,
    corsOrigins: settings.CORS_ORIGINS,
    publicOrigin,
    addUploads: async (scope) => {
      await addAvatarUpload(scope, core, { identify: identifyRest, publicOrigin });
      await addDocumentUpload(scope, core, identifyRest);
    },
  });
  addExportRoutes(fastify, core, identifyCounted);
  addReceiptRoutes(fastify, core, identifyCounted);
  serveMedia(fastify, core, identifyCounted);
  serveCityTiles(fastify, core);
  const isDemo = clientConfig.demoAccounts.length > 0;
  serveCityDrawing(fastify);
  // The drawing below the cars is of Dhaka.
  const counts = settings.PICKUP_AREA === 'dhaka' ? (settings.PUBLIC_CITY ?? null) : null;
  const cityShown = isDemo ? 'cars' : counts;
  if (cityShown) serveCityNow(fastify, core, cityShown);
  serveSharedRides(fastify, core);
  addHealthRoutes(fastify, core, { endpoint, settings });
  const mail = openMail(settings, core.publicUrl, fastify.log);
  if (mail.mailbox) addMailboxRoutes(fastify, mail.mailbox);
  await serveWebApp(fastify, { publicUrl: core.publicUrl, cityShown });
  const jobs = [createTasks(core), ...(mail.transport ? [createMailTasks(core, mail.transport)] : [])].map(
    (tasks) => startJobs(fastify.log, connectionString, tasks),
  );

  return {
    fastify,
    core,
    close: async () => {
      await recheck.stop();
      const jobsStopped = Promise.all(jobs.map((work) => work.stop())).finally(() => mail.transport?.close());
      await endpoint.drain();
      // A client that doesn't answer the close frame, or still sends its request, is not waited for.
      const cut = setTimeout(() => {
        fastify.server.closeAllConnections();
        for (const socket of fastify.websocketServer.clients) socket.terminate();
      }, FAREWELL_MS);
      await fastify.close();
      clearTimeout(cut);
      await jobsStopped;
      await core.stop();
    },
  };
}
