import { setTimeout as wait } from 'node:timers/promises';
import { createRequestDrain } from './http/drain-requests.ts';
import { isDriving } from './http/identify-request.ts';
import type { FastifyInstance } from 'fastify';
import { CallBudgets } from '../core/call-budgets.ts';
import { startRepeating } from '../core/repeat.ts';
import { hearDriver } from '../drivers/hear-driver.ts';
import type { Settings } from '../core/settings.ts';
import { archiveFolder } from './archive-folder.ts';
import { archiveOldMonths } from './archive-old-months.ts';
import { createMailTasks, createTasks } from './jobs/create-tasks.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { openMail } from '../mail/open-mail.ts';
import { openMediaStore } from '../media/open-media-store.ts';
import { LiveEndpoint } from './sockets/live-endpoint.ts';
import { assertKnown } from './rest/unknown-fields.ts';
import { createAppRouter } from './router/router.ts';
import { keepSessions } from '../sessions/session-queries.ts';
import { addRoutes } from './add-routes.ts';
import { openFastify } from './open-fastify.ts';
import { scopeOf } from './nouns.ts';
import { openServices } from './open-services.ts';
import { startServices, type RunningServices } from './start-services.ts';
import type { SetConfig } from '../core/client-config.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';

const RECHECK_SESSIONS_EVERY_MS = 300_000;
const FAREWELL_MS = 2_000;

export interface App {
  fastify: FastifyInstance;
  core: RunningServices;
  /**
   * Ends all work cleanly: the process says that it isn't ready, takes no more connections, sends its clients elsewhere,
   * answers what is under way, and finishes what it began.
   */
  close(): Promise<void>;
}

/**
 * One process of the product: HTTP, WebSocket, the web app, background work.
 * @param sandbox makes it one
 * @throws the database's error when it can't be reached
 */
export async function buildApp(
  settings: Settings,
  connectionString: string,
  clientConfig: SetConfig,
  sandbox?: Sandbox,
): Promise<App> {
  const fastify = await openFastify(settings, clientConfig);
  const requests = createRequestDrain(fastify);
  const budgets = new CallBudgets();
  const services = await openServices({
    connectionString,
    clientConfig,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${settings.PORT}`,
    media: openMediaStore(settings),
    log: fastify.log,
    natsUrl: settings.NATS_URL,
    geocoderUrl: settings.GEOCODER_URL,
    fairness: settings.DISPATCH_FAIRNESS,
    tokenKeyDays: settings.TOKEN_KEY_DAYS,
    pinHours: settings.PIN_HOURS,
    hidesPhones: settings.PHONES === 'hidden',
    pushHosts: settings.PUSH_HOSTS,
    webhookAddresses: settings.WEBHOOK_ADDRESSES,
    demandsFactorOfAdmins: settings.ADMIN_SECOND_FACTOR === 'demanded',
    routingUrl: settings.ROUTING_URL,
    sandbox,
  });
  const { refusedTries, factorDemand } = services;
  const router = createAppRouter(services);
  const endpoint = new LiveEndpoint({
    router,
    contextFor: (actor, from) => ({
      actor,
      from,
      http: null,
      refusedTries,
      factorDemand,
      scopeOf,
      assertKnown,
    }),
    onFault: (error, path) => fastify.log.error({ error, path }, 'a call failed'),
    budgets,
    onHeard: (actor) => isDriving(actor) && hearDriver(services, actor.userId),
    // The call that moves the clock of a sandbox ends the token it came with.
    answersLate: sandbox !== undefined,
  });
  // A missed sign-out, or an expired session, must not leave a socket open.
  const recheckSessions = () => endpoint.recheck((ids) => keepSessions(services.db, ids));
  const failedRecheck = (error: unknown) => fastify.log.error({ error }, 'could not recheck sessions');
  const core = await startServices(services, {
    connectionString,
    onSignedOut: (userId, sessionId) => endpoint.signOut(userId, sessionId),
    recheckSessions: () => void recheckSessions().catch(failedRecheck),
  });
  const repeat = sandbox?.clockwork.repeat;
  const recheck = (repeat ?? startRepeating)(recheckSessions, RECHECK_SESSIONS_EVERY_MS, failedRecheck);
  const mail = openMail(settings, core.publicUrl, fastify.log);
  await addRoutes(fastify, settings, { core, router, endpoint, budgets, requests, mailbox: mail.mailbox });
  const jobs = [createTasks(core), ...(mail.transport ? [createMailTasks(core, mail.transport)] : [])].map(
    (tasks) => startJobs(fastify.log, connectionString, tasks, repeat),
  );
  const keepMonths = settings.KEEP_RIDE_DETAILS_MONTHS;
  if (keepMonths !== undefined)
    jobs.push(
      archiveOldMonths({ connectionString, folder: archiveFolder(settings), keepMonths }, fastify.log),
    );

  return {
    fastify,
    core,
    close: async () => {
      requests.begin();
      // Balancers look at /readyz now and then.
      await wait(settings.DRAIN_SECONDS * 1_000);
      const { allGone } = requests.stopAccepting();
      await recheck.stop();
      const jobsStopped = Promise.all(jobs.map((work) => work.stop())).finally(() => mail.transport?.close());
      await Promise.all([endpoint.drain(), requests.finish()]);
      // A client that doesn't answer the close frame, or still sends its request, is not waited for.
      const cut = setTimeout(() => {
        fastify.server.closeAllConnections();
        for (const socket of fastify.websocketServer.clients) socket.terminate();
      }, FAREWELL_MS);
      await fastify.close();
      await allGone;
      clearTimeout(cut);
      await jobsStopped;
      await core.stop();
    },
  };
}
