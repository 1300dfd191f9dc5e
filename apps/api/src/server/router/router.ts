import { createAlertsRouter } from '../../sos/alerts.router.ts';
import { createApiKeysRouter } from '../../api-keys/api-keys.router.ts';
import { createAuditRouter } from '../../audit/audit.router.ts';
import { createTokensRouter } from '../../auth/tokens.router.ts';
import { createPasskeysRouter } from '../../auth/passkeys/passkeys.router.ts';
import { createSecondFactorRouter } from '../../auth/second-factor/second-factor.router.ts';
import { createAuthRouter } from '../../auth/auth.router.ts';
import { createBookingsRouter } from '../../bookings/bookings.router.ts';
import { createBusinessRouter } from '../../business/business.router.ts';
import { createChatRouter } from '../../chat/chat.router.ts';
import { createCheckInsRouter } from '../../check-ins/check-ins.router.ts';
import { createDemandRouter } from '../../demand/demand.router.ts';
import { createDocumentsRouter } from '../../documents/documents.router.ts';
import { createDriversRouter } from '../../drivers/drivers.router.ts';
import { mergeRouters, router, type ProcedureMeta } from '../../procedures/procedures.ts';
import { createIncidentsRouter } from '../../sos/incidents.router.ts';
import { createAnnouncementsRouter } from '../../announcements/announcements.router.ts';
import { createMessagesRouter } from '../../messages/messages.router.ts';
import { createNotificationsRouter } from '../../notifications/notifications.router.ts';
import { createGuestDataRouter, createOwnDataRouter } from '../../own-data/own-data.router.ts';
import { createPaymentsRouter } from '../../payments/payments.router.ts';
import { createPlacesRouter } from '../../places/places.router.ts';
import { createProblemsRouter } from '../../problems/problems.router.ts';
import { createProfileRouter } from '../../profile/profile.router.ts';
import { createPushRouter } from '../../push/push.router.ts';
import { createRatingsRouter } from '../../ratings/ratings.router.ts';
import { createReportsRouter } from '../../reports/reports.router.ts';
import { createRideTypesRouter } from '../../ride-types/ride-types.router.ts';
import { createRidesRouter } from '../../rides/rides.router.ts';
import { createScheduledRouter } from '../../scheduled/scheduled.router.ts';
import { createSearchRouter } from '../../spotlight/spotlight.router.ts';
import { createSharingRouter } from '../../sharing/sharing.router.ts';
import { createStreetsRouter } from '../../streets/streets.router.ts';
import { createSessionsRouter } from '../../sessions/sessions.router.ts';
import { createSurgeRouter } from '../../surge/surge.router.ts';
import { createPromosRouter } from '../../promos/promos.router.ts';
import { createQuestsRouter } from '../../quests/quests.router.ts';
import { createReferralsRouter } from '../../referrals/referrals.router.ts';
import { createSavedViewsRouter } from '../../saved-views/saved-views.router.ts';
import { createQueuesRouter } from '../../queues/queues.router.ts';
import { createStreetChangesRouter } from '../../street-changes/street-changes.router.ts';
import { createSandboxRouter } from '../../sandbox/sandbox.router.ts';
import { createServiceAreasRouter } from '../../service-areas/service-areas.router.ts';
import { createTariffsRouter } from '../../tariffs/tariffs.router.ts';
import type { Services } from './services.ts';
import { createSystemRouter } from './system.router.ts';
// Each noun adds its events to one type; a program that reads only this router gets them with it.
import type {} from './topics-of.ts';
import { createUsersRouter } from '../../users/users.router.ts';
import { createEventsRouter } from '../../events/events.router.ts';
import { createVehiclesRouter } from '../../vehicles/vehicles.router.ts';
import { createWebhooksRouter } from '../../webhooks/webhooks.router.ts';
import type { ZodType } from 'zod';
import { createWishesRouter } from '../../wishes/wishes.router.ts';

/** Every procedure of the product and of a sandbox, over what one process works with. */
const createWholeRouter = (services: Services) =>
  router({
    alerts: createAlertsRouter(services),
    announcements: createAnnouncementsRouter(services),
    apiKeys: createApiKeysRouter(services),
    audit: createAuditRouter(services),
    auth: mergeRouters(createAuthRouter(services), createOwnDataRouter(services)),
    bookings: mergeRouters(createBookingsRouter(services), createGuestDataRouter(services)),
    business: createBusinessRouter(services),
    chat: createChatRouter(services),
    checkIns: createCheckInsRouter(services),
    demand: createDemandRouter(services),
    documents: createDocumentsRouter(services),
    drivers: createDriversRouter(services),
    events: createEventsRouter(services),
    incidents: createIncidentsRouter(services),
    messages: createMessagesRouter(services),
    notifications: createNotificationsRouter(services),
    passkeys: createPasskeysRouter(services),
    payments: createPaymentsRouter(services),
    places: createPlacesRouter(services),
    problems: createProblemsRouter(services),
    profile: createProfileRouter(services),
    push: createPushRouter(services),
    ratings: createRatingsRouter(services),
    reports: createReportsRouter(services),
    rideTypes: createRideTypesRouter(services),
    rides: createRidesRouter(services),
    sandbox: createSandboxRouter(services),
    scheduled: createScheduledRouter(services),
    search: createSearchRouter(services),
    secondFactor: createSecondFactorRouter(services),
    queues: createQueuesRouter(services),
    serviceAreas: createServiceAreasRouter(services),
    streetChanges: createStreetChangesRouter(services),
    sessions: mergeRouters(createSessionsRouter(services), createTokensRouter(services)),
    sharing: createSharingRouter(services),
    streets: createStreetsRouter(services),
    surge: createSurgeRouter(services),
    system: createSystemRouter(services),
    promos: createPromosRouter(services),
    quests: createQuestsRouter(services),
    referrals: createReferralsRouter(services),
    savedViews: createSavedViewsRouter(services),
    tariffs: createTariffsRouter(services),
    users: createUsersRouter(services),
    vehicles: createVehiclesRouter(services),
    webhooks: createWebhooksRouter(services),
    wishes: createWishesRouter(services),
  });

export type AppRouter = ReturnType<typeof createWholeRouter>;

/** The procedures of a server: those of the sandbox only in one. Types have them all, since clients have one type for both. */
export function createAppRouter(services: Services): AppRouter {
  const whole = createWholeRouter(services);
  if (services.sandbox) return whole;
  const { sandbox: _, ...others } = whole._def.record;
  return router(others) as unknown as AppRouter;
}

interface Procedure {
  _def: { type: 'query' | 'mutation' | 'subscription'; meta?: ProcedureMeta; inputs: ZodType[] };
}

/** The descriptions of all procedures, which need no services. */
export const PROCEDURES = createWholeRouter({} as Services)._def.procedures as unknown as Record<
  string,
  Procedure
>;
