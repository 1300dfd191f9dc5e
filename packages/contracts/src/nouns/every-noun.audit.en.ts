import type { AccountEventType } from '../audit-types.ts';
import type { Act } from '../texts/acts.ts';
import * as auth from './auth.audit.en.ts';
import * as secondFactor from './second-factor.audit.en.ts';
import * as passkeys from './passkeys.audit.en.ts';
import * as apiKeys from './api-keys.audit.en.ts';
import * as users from './users.audit.en.ts';
import * as audit from './audit.audit.en.ts';
import * as documents from './documents.audit.en.ts';
import * as rides from './rides.audit.en.ts';
import * as drivers from './drivers.audit.en.ts';
import * as vehicles from './vehicles.audit.en.ts';
import * as sos from './sos.audit.en.ts';
import * as messages from './messages.audit.en.ts';
import * as problems from './problems.audit.en.ts';
import * as scheduled from './scheduled.audit.en.ts';
import * as surge from './surge.audit.en.ts';
import * as tariffs from './tariffs.audit.en.ts';
import * as rideTypes from './ride-types.audit.en.ts';
import * as promos from './promos.audit.en.ts';
import * as quests from './quests.audit.en.ts';
import * as referrals from './referrals.audit.en.ts';
import * as serviceAreas from './service-areas.audit.en.ts';
import * as queues from './queues.audit.en.ts';
import * as streetChanges from './street-changes.audit.en.ts';
import * as announcements from './announcements.audit.en.ts';
import * as webhooks from './webhooks.audit.en.ts';
import * as reports from './reports.audit.en.ts';

// The test writes the lines of the nouns: `vitest run every-noun --update`.

/** What people and the system do to anything but rides under way: its name, and its sentence in the audit trail. */
export const acts = {
  ...auth.acts,
  ...secondFactor.acts,
  ...passkeys.acts,
  ...apiKeys.acts,
  ...users.acts,
  ...audit.acts,
  ...documents.acts,
  ...rides.acts,
  ...drivers.acts,
  ...vehicles.acts,
  ...sos.acts,
  ...messages.acts,
  ...problems.acts,
  ...scheduled.acts,
  ...surge.acts,
  ...tariffs.acts,
  ...rideTypes.acts,
  ...promos.acts,
  ...quests.acts,
  ...referrals.acts,
  ...serviceAreas.acts,
  ...queues.acts,
  ...streetChanges.acts,
  ...announcements.acts,
  ...webhooks.acts,
  ...reports.acts,
} satisfies Record<AccountEventType, Act>;
