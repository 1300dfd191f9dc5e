import { formMistakes } from '../texts/bn/form-mistakes.ts';
import type { SameTexts, SameTold } from '../texts/say-text.ts';
import type * as english from './every-noun.en.ts';
import * as calls from './calls.bn.ts';
import * as auth from './auth.bn.ts';
import * as secondFactor from './second-factor.bn.ts';
import * as passkeys from './passkeys.bn.ts';
import * as apiKeys from './api-keys.bn.ts';
import * as users from './users.bn.ts';
import * as audit from './audit.bn.ts';
import * as media from './media.bn.ts';
import * as documents from './documents.bn.ts';
import * as places from './places.bn.ts';
import * as rides from './rides.bn.ts';
import * as drivers from './drivers.bn.ts';
import * as vehicles from './vehicles.bn.ts';
import * as sos from './sos.bn.ts';
import * as messages from './messages.bn.ts';
import * as bell from './bell.bn.ts';
import * as checkIns from './check-ins.bn.ts';
import * as sharing from './sharing.bn.ts';
import * as chat from './chat.bn.ts';
import * as ratings from './ratings.bn.ts';
import * as problems from './problems.bn.ts';
import * as wishes from './wishes.bn.ts';
import * as savedViews from './saved-views.bn.ts';
import * as business from './business.bn.ts';
import * as scheduled from './scheduled.bn.ts';
import * as surge from './surge.bn.ts';
import * as tariffs from './tariffs.bn.ts';
import * as rideTypes from './ride-types.bn.ts';
import * as promos from './promos.bn.ts';
import * as quests from './quests.bn.ts';
import * as referrals from './referrals.bn.ts';
import * as serviceAreas from './service-areas.bn.ts';
import * as queues from './queues.bn.ts';
import * as streetChanges from './street-changes.bn.ts';
import * as announcements from './announcements.bn.ts';
import * as webhooks from './webhooks.bn.ts';
import * as reports from './reports.bn.ts';
import * as sandbox from './sandbox.bn.ts';

// The test writes the lines of the nouns: `vitest run every-noun --update`. Bundles leave out a call that nobody needs, but not a spread.

/** Why something is refused. The parts of a text are what its refusal is thrown with. */
export const refusals: SameTexts<typeof english.refusals> = /* @__PURE__ */ (() => ({
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
}))();

/** What is wrong with something that was sent. */
export const mistakes: SameTexts<typeof english.mistakes> = /* @__PURE__ */ (() => ({
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
export const notifications: SameTold<typeof english.notifications> = /* @__PURE__ */ (() => ({
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
}))();

/** What each kind is called where people choose what they want to hear. */
export const notificationKinds: typeof english.notificationKinds = /* @__PURE__ */ (() => ({
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
}))();
