/*
 * The nouns, each with its codes. Words stand beside them, in a file for each language. The test beside these lists writes their lines:
 * `vitest run every-noun --update`.
 */
import type { Leads } from '../lead.ts';
import * as calls from './calls.ts';
import * as auth from './auth.ts';
import * as secondFactor from './second-factor.ts';
import * as passkeys from './passkeys.ts';
import * as apiKeys from './api-keys.ts';
import * as users from './users.ts';
import * as media from './media.ts';
import * as documents from './documents.ts';
import * as places from './places.ts';
import * as rides from './rides.ts';
import * as drivers from './drivers.ts';
import * as vehicles from './vehicles.ts';
import * as sos from './sos.ts';
import * as messages from './messages.ts';
import * as bell from './bell.ts';
import * as checkIns from './check-ins.ts';
import * as sharing from './sharing.ts';
import * as chat from './chat.ts';
import * as ratings from './ratings.ts';
import * as problems from './problems.ts';
import * as wishes from './wishes.ts';
import * as savedViews from './saved-views.ts';
import * as business from './business.ts';
import * as scheduled from './scheduled.ts';
import * as tariffs from './tariffs.ts';
import * as rideTypes from './ride-types.ts';
import * as promos from './promos.ts';
import * as quests from './quests.ts';
import * as referrals from './referrals.ts';
import * as serviceAreas from './service-areas.ts';
import * as queues from './queues.ts';
import * as streetChanges from './street-changes.ts';
import * as announcements from './announcements.ts';
import * as webhooks from './webhooks.ts';
import * as reports from './reports.ts';
import * as sandbox from './sandbox.ts';

/** The codes of refusals, each with its HTTP status. Programs rely on them, so they never change. */
export const refusals = {
  ...calls.refusals,
  ...auth.refusals,
  ...secondFactor.refusals,
  ...passkeys.refusals,
  ...apiKeys.refusals,
  ...users.refusals,
  ...media.refusals,
  ...documents.refusals,
  ...places.refusals,
  ...rides.refusals,
  ...drivers.refusals,
  ...vehicles.refusals,
  ...sos.refusals,
  ...messages.refusals,
  ...bell.refusals,
  ...checkIns.refusals,
  ...sharing.refusals,
  ...chat.refusals,
  ...ratings.refusals,
  ...problems.refusals,
  ...wishes.refusals,
  ...savedViews.refusals,
  ...business.refusals,
  ...scheduled.refusals,
  ...tariffs.refusals,
  ...rideTypes.refusals,
  ...promos.refusals,
  ...quests.refusals,
  ...referrals.refusals,
  ...serviceAreas.refusals,
  ...queues.refusals,
  ...streetChanges.refusals,
  ...announcements.refusals,
  ...webhooks.refusals,
  ...sandbox.refusals,
} as const;

/** Refusals with a more exact sentence than their code. Programs treat them the same way. */
export const exactRefusals = {
  ...calls.exactRefusals,
  ...auth.exactRefusals,
  ...secondFactor.exactRefusals,
  ...passkeys.exactRefusals,
  ...apiKeys.exactRefusals,
  ...users.exactRefusals,
  ...media.exactRefusals,
  ...documents.exactRefusals,
  ...places.exactRefusals,
  ...rides.exactRefusals,
  ...drivers.exactRefusals,
  ...vehicles.exactRefusals,
  ...sos.exactRefusals,
  ...messages.exactRefusals,
  ...wishes.exactRefusals,
  ...business.exactRefusals,
  ...scheduled.exactRefusals,
  ...tariffs.exactRefusals,
  ...rideTypes.exactRefusals,
  ...promos.exactRefusals,
  ...quests.exactRefusals,
  ...serviceAreas.exactRefusals,
  ...queues.exactRefusals,
  ...streetChanges.exactRefusals,
  ...announcements.exactRefusals,
  ...webhooks.exactRefusals,
  ...reports.exactRefusals,
} as const satisfies Record<string, keyof typeof refusals>;

/** What people are told, and where in the web app each leads them, by their role. */
export const notifications = /* @__PURE__ */ (() => ({
  ...auth.notifications,
  ...secondFactor.notifications,
  ...passkeys.notifications,
  ...documents.notifications,
  ...rides.notifications,
  ...drivers.notifications,
  ...vehicles.notifications,
  ...sos.notifications,
  ...messages.notifications,
  ...chat.notifications,
  ...ratings.notifications,
  ...problems.notifications,
  ...scheduled.notifications,
  ...quests.notifications,
  ...referrals.notifications,
  ...queues.notifications,
  ...announcements.notifications,
}))() satisfies Record<string, Leads>;
