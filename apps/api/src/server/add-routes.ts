import type { FastifyInstance } from 'fastify';
import type { CallBudgets } from '../core/call-budgets.ts';
import type { Settings } from '../core/settings.ts';
import type { DevMailbox } from '../mail/dev-mailbox.ts';
import { serveCityDrawing, serveCityNow } from './city-now/serve-city-now.ts';
import { nameVersions } from './http/api-version.ts';
import { addAvatarUpload } from './http/avatar-upload.ts';
import { serveCityTiles } from './http/city-tiles.ts';
import { countCalls } from './http/count-calls.ts';
import { addMailboxRoutes } from './http/dev-mailbox.ts';
import { addDocumentUpload } from './http/document-upload.ts';
import { addExportRoutes } from './http/export-routes.ts';
import { addPaperRoutes } from './http/paper-routes.ts';
import { addHealthRoutes } from './http/health.ts';
import { createIdentify, withFactor } from './http/identify-request.ts';
import { addMetricsRoute } from './http/metrics.ts';
import { serveMedia } from './http/media-files.ts';
import { serveSecurityTxt } from './http/security-txt.ts';
import { createTurnOf } from './http/take-turn.ts';
import { addTrpcRoute } from './http/trpc-route.ts';
import { serveWebApp } from './http/web-app.ts';
import { addRestRoutes } from './rest/rest-adapter.ts';
import { REST_ROWS } from './rest/rest-rows.ts';
import { assertKnown } from './rest/unknown-fields.ts';
import type { AppRouter } from './router/router.ts';
import { sandboxRows } from '../sandbox/sandbox.rest.ts';
import { serveSharedRides } from './shared-ride/serve-shared-rides.ts';
import type { LiveEndpoint } from './sockets/live-endpoint.ts';
import { addLiveRoute } from './sockets/live-route.ts';
import type { RunningServices } from './start-services.ts';

interface Served {
  core: RunningServices;
  router: AppRouter;
  endpoint: LiveEndpoint;
  budgets: CallBudgets;
  requests: { readonly isEnding: boolean };
  /** Null where emails are really sent. */
  mailbox: DevMailbox | null;
}

/** Every address of the product: the live endpoint, tRPC, REST, files, health, and the web app on all others. */
export async function addRoutes(
  fastify: FastifyInstance,
  settings: Settings,
  { core, router, endpoint, budgets, requests, mailbox }: Served,
): Promise<void> {
  const origins = settings.PUBLIC_URL ? [new URL(settings.PUBLIC_URL).origin] : [];
  const publicOrigin = origins[0] ?? null;
  const corsOrigins = settings.CORS_ORIGINS;
  const identify = createIdentify(core, origins);
  const identifyCounted = countCalls(budgets, identify);
  const identifyCaller = createIdentify(core, [...origins, ...corsOrigins]);
  const identifyRest = countCalls(budgets, identifyCaller);
  const turnOf = createTurnOf(endpoint.turns, identifyCaller);
  nameVersions(fastify);
  addLiveRoute(fastify, core, endpoint, identify);
  await addTrpcRoute(fastify, { ...core, assertKnown }, router, {
    identify: identifyRest,
    turnOf,
    origins,
    corsOrigins,
  });
  await addRestRoutes(fastify, core, router, {
    rows: core.sandbox ? [...REST_ROWS, ...sandboxRows] : REST_ROWS,
    identify: identifyRest,
    turnOf,
    budgets,
    corsOrigins,
    publicOrigin,
    addUploads: async (scope) => {
      const identifyUpload = withFactor(identifyRest, core.factorDemand);
      await addAvatarUpload(scope, core, { identify: identifyUpload, publicOrigin });
      await addDocumentUpload(scope, core, identifyUpload);
    },
  });
  const identifyReader = withFactor(identifyCounted, core.factorDemand);
  addExportRoutes(fastify, core, identifyReader);
  addPaperRoutes(fastify, core, identifyReader);
  serveMedia(fastify, core, identifyReader);
  serveCityTiles(fastify, core);
  serveCityDrawing(fastify);
  const cityShown = findCityShown(settings, core);
  if (cityShown) serveCityNow(fastify, core, cityShown);
  serveSharedRides(fastify, core);
  const { isReady } = addHealthRoutes(fastify, {
    isReady: async () => !requests.isEnding && (await core.isReady()),
    wire: core.wire,
  });
  addMetricsRoute(fastify, core, { endpoint, settings, isReady });
  const contact = settings.SECURITY_CONTACT;
  if (contact) serveSecurityTxt(fastify, { contact, publicUrl: core.publicUrl });
  if (mailbox) addMailboxRoutes(fastify, mailbox);
  await serveWebApp(fastify, { publicUrl: core.publicUrl, cityShown });
}

/** What the front page shows of the city: a demo's cars, or the numbers where they are wished for; null for nothing. */
function findCityShown({ PICKUP_AREA, PUBLIC_CITY }: Settings, { clientConfig }: RunningServices) {
  if (clientConfig.demoAccounts.length > 0) return 'cars';
  // The drawing below the numbers is of Dhaka.
  return PICKUP_AREA === 'dhaka' ? (PUBLIC_CITY ?? null) : null;
}
