import type { SystemKind, SureKind } from '../notification-kinds.ts';
import type { RefusalKey } from '../refusals.ts';
import type { Text, Told } from '../texts/say-text.ts';
import type { notifications as leads } from './every-noun.ts';
import { formMistakes } from '../texts/en/form-mistakes.ts';
import * as calls from './calls.en.ts';
import * as auth from './auth.en.ts';
import * as secondFactor from './second-factor.en.ts';
import * as passkeys from './passkeys.en.ts';
import * as apiKeys from './api-keys.en.ts';
import * as users from './users.en.ts';
import * as audit from './audit.en.ts';
import * as media from './media.en.ts';
import * as documents from './documents.en.ts';
import * as places from './places.en.ts';
import * as rides from './rides.en.ts';
import * as drivers from './drivers.en.ts';
import * as vehicles from './vehicles.en.ts';
import * as sos from './sos.en.ts';
import * as messages from './messages.en.ts';
import * as bell from './bell.en.ts';
import * as checkIns from './check-ins.en.ts';
import * as sharing from './sharing.en.ts';
import * as chat from './chat.en.ts';
import * as ratings from './ratings.en.ts';
import * as problems from './problems.en.ts';
import * as wishes from './wishes.en.ts';
import * as savedViews from './saved-views.en.ts';
import * as business from './business.en.ts';
import * as scheduled from './scheduled.en.ts';
import * as surge from './surge.en.ts';
import * as tariffs from './tariffs.en.ts';
import * as rideTypes from './ride-types.en.ts';
import * as promos from './promos.en.ts';
import * as quests from './quests.en.ts';
import * as referrals from './referrals.en.ts';
import * as serviceAreas from './service-areas.en.ts';
import * as queues from './queues.en.ts';
import * as streetChanges from './street-changes.en.ts';
import * as announcements from './announcements.en.ts';
import * as webhooks from './webhooks.en.ts';
import * as reports from './reports.en.ts';
import * as sandbox from './sandbox.en.ts';

// The test writes the lines of the nouns: `vitest run every-noun --update`. Bundles leave out a call that nobody needs, but not a spread.

type NotificationName = keyof typeof leads;

/** Why something is refused. The parts of a text are what its refusal is thrown with. */
export const refusals = /* @__PURE__ */ (() => ({
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
  ...reports.refusals,
  ...sandbox.refusals,
}))() satisfies Record<RefusalKey, Text>;

/** What is wrong with something that was sent. Our forms say theirs before, the server says all to whoever sends it all the same. */
export const mistakes = /* @__PURE__ */ (() => ({
  ...formMistakes,
  ...calls.mistakes,
  ...auth.mistakes,
  ...secondFactor.mistakes,
  ...passkeys.mistakes,
  ...apiKeys.mistakes,
  ...users.mistakes,
  ...audit.mistakes,
  ...media.mistakes,
  ...documents.mistakes,
  ...places.mistakes,
  ...rides.mistakes,
  ...drivers.mistakes,
  ...vehicles.mistakes,
  ...sos.mistakes,
  ...messages.mistakes,
  ...bell.mistakes,
  ...checkIns.mistakes,
  ...sharing.mistakes,
  ...chat.mistakes,
  ...ratings.mistakes,
  ...problems.mistakes,
  ...wishes.mistakes,
  ...savedViews.mistakes,
  ...business.mistakes,
  ...scheduled.mistakes,
  ...surge.mistakes,
  ...tariffs.mistakes,
  ...rideTypes.mistakes,
  ...promos.mistakes,
  ...quests.mistakes,
  ...referrals.mistakes,
  ...serviceAreas.mistakes,
  ...queues.mistakes,
  ...streetChanges.mistakes,
  ...announcements.mistakes,
  ...webhooks.mistakes,
  ...reports.mistakes,
  ...sandbox.mistakes,
}))();

/** What people are told. What each needs to know is what its row is made with. */
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
}))() satisfies Record<NotificationName, (params: never) => Told>;

/** What each kind is called where people choose what they want to hear. */
export const notificationKinds = /* @__PURE__ */ (() => ({
  ...auth.notificationKinds,
  ...documents.notificationKinds,
  ...rides.notificationKinds,
  ...drivers.notificationKinds,
  ...vehicles.notificationKinds,
  ...sos.notificationKinds,
  ...messages.notificationKinds,
  ...checkIns.notificationKinds,
  ...chat.notificationKinds,
  ...ratings.notificationKinds,
  ...problems.notificationKinds,
  ...scheduled.notificationKinds,
  ...quests.notificationKinds,
  ...referrals.notificationKinds,
  ...queues.notificationKinds,
  ...announcements.notificationKinds,
}))() satisfies Record<Exclude<NotificationName, Exclude<SureKind, 'trouble'>> | SystemKind, string>;
