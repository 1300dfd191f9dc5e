import { announcements } from '../announcements/announcements.noun.ts';
import { apiKeys } from '../api-keys/api-keys.noun.ts';
import { audit } from '../audit/audit.noun.ts';
import { auth, passkeys, secondFactor } from '../auth/auth.noun.ts';
import { bookings } from '../bookings/bookings.noun.ts';
import { business } from '../business/business.noun.ts';
import { chat } from '../chat/chat.noun.ts';
import { checkIns } from '../check-ins/check-ins.noun.ts';
import { commands } from '../commands/commands.noun.ts';
import { demand } from '../demand/demand.noun.ts';
import { dispatch } from '../dispatch/dispatch.noun.ts';
import { documents } from '../documents/documents.noun.ts';
import { drivers } from '../drivers/drivers.noun.ts';
import { events } from '../events/events.noun.ts';
import { media } from '../media/media.noun.ts';
import { messages } from '../messages/messages.noun.ts';
import { notifications } from '../notifications/notifications.noun.ts';
import { payments } from '../payments/payments.noun.ts';
import { places } from '../places/places.noun.ts';
import { problems } from '../problems/problems.noun.ts';
import { profile } from '../profile/profile.noun.ts';
import { promos } from '../promos/promos.noun.ts';
import { push } from '../push/push.noun.ts';
import { quests } from '../quests/quests.noun.ts';
import { queues } from '../queues/queues.noun.ts';
import { ratings } from '../ratings/ratings.noun.ts';
import { referrals } from '../referrals/referrals.noun.ts';
import { reports } from '../reports/reports.noun.ts';
import { rideTypes } from '../ride-types/ride-types.noun.ts';
import { rides } from '../rides/rides.noun.ts';
import { sandbox } from '../sandbox/sandbox.noun.ts';
import { savedViews } from '../saved-views/saved-views.noun.ts';
import { scheduled } from '../scheduled/scheduled.noun.ts';
import { serviceAreas } from '../service-areas/service-areas.noun.ts';
import { sessions } from '../sessions/sessions.noun.ts';
import { sharing } from '../sharing/sharing.noun.ts';
import { sos, alerts, incidents } from '../sos/sos.noun.ts';
import { search } from '../spotlight/spotlight.noun.ts';
import { streetChanges } from '../street-changes/street-changes.noun.ts';
import { streets } from '../streets/streets.noun.ts';
import { surge } from '../surge/surge.noun.ts';
import { tariffs } from '../tariffs/tariffs.noun.ts';
import { tracks } from '../tracks/tracks.noun.ts';
import { users } from '../users/users.noun.ts';
import { vehicles } from '../vehicles/vehicles.noun.ts';
import { webhooks } from '../webhooks/webhooks.noun.ts';
import { wishes } from '../wishes/wishes.noun.ts';
import type { EventsByNoun, RoutesOf } from '../live/events.ts';
import { createGuestDataRouter, createOwnDataRouter } from '../own-data/own-data.router.ts';
import { createTokensRouter } from '../auth/tokens.router.ts';
import type { Noun } from '../procedures/noun.ts';
import { mergeRouters } from '../procedures/procedures.ts';
import { scopesOf } from '../procedures/scope-of.ts';
import type { OpenServices, Services } from './router/services.ts';
import { createSystemRouter } from './router/system.router.ts';

/** Every noun with events of its own says whom they concern. */
type Routed = {
  [Name in Exclude<keyof EventsByNoun, 'live'>]: Noun<OpenServices> & {
    routes: RoutesOf<EventsByNoun[Name]>;
  };
};

/**
 * The nouns of the product, by the name their procedures have. In this order a person's own data stands in its file, an account is
 * removed, and background work starts and ends, also each time the clock of a sandbox moves. What has to come first or last says so.
 */
export const NOUNS = {
  users,
  drivers,
  rides,
  scheduled,
  business,
  chat,
  ratings,
  problems,
  rideTypes,
  tariffs,
  promos,
  quests,
  referrals,
  serviceAreas,
  queues,
  streetChanges,
  announcements,
  wishes,
  places,
  savedViews,
  sharing,
  // Removed vehicles take the rows of their documents along, and these are needed to remove the files.
  documents,
  vehicles,
  sos,
  alerts,
  incidents,
  checkIns,
  messages,
  notifications,
  push,
  sessions: {
    ...sessions,
    procedures: {
      ...sessions.procedures,
      router: (services: Services) =>
        mergeRouters(sessions.procedures.router(services), createTokensRouter(services)),
    },
  },
  media,
  audit,
  auth: {
    ...auth,
    procedures: {
      ...auth.procedures,
      router: (services: Services) =>
        mergeRouters(auth.procedures.router(services), createOwnDataRouter(services)),
    },
  },
  passkeys,
  secondFactor,
  commands,
  apiKeys,
  bookings: {
    ...bookings,
    procedures: {
      ...bookings.procedures,
      router: (services: Services) =>
        mergeRouters(bookings.procedures.router(services), createGuestDataRouter(services)),
    },
  },
  profile,
  payments,
  reports,
  search,
  events,
  dispatch,
  demand,
  surge,
  tracks,
  streets,
  webhooks,
  system: { procedures: { router: createSystemRouter, area: 'city' } },
  // Its drivers answer when all other work is done.
  sandbox,
} satisfies Record<string, Noun<OpenServices>> & Routed;

/** The same, each as the server sees it. */
export const EVERY_NOUN: readonly Noun<OpenServices>[] = Object.values(NOUNS);

/** The scope a key needs for a procedure. */
export const scopeOf = scopesOf(NOUNS);
