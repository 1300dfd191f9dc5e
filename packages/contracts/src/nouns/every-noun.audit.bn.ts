import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './every-noun.audit.en.ts';
import * as auth from './auth.audit.bn.ts';
import * as secondFactor from './second-factor.audit.bn.ts';
import * as passkeys from './passkeys.audit.bn.ts';
import * as apiKeys from './api-keys.audit.bn.ts';
import * as users from './users.audit.bn.ts';
import * as audit from './audit.audit.bn.ts';
import * as documents from './documents.audit.bn.ts';
import * as rides from './rides.audit.bn.ts';
import * as drivers from './drivers.audit.bn.ts';
import * as vehicles from './vehicles.audit.bn.ts';
import * as sos from './sos.audit.bn.ts';
import * as messages from './messages.audit.bn.ts';
import * as problems from './problems.audit.bn.ts';
import * as scheduled from './scheduled.audit.bn.ts';
import * as surge from './surge.audit.bn.ts';
import * as tariffs from './tariffs.audit.bn.ts';
import * as rideTypes from './ride-types.audit.bn.ts';
import * as promos from './promos.audit.bn.ts';
import * as quests from './quests.audit.bn.ts';
import * as referrals from './referrals.audit.bn.ts';
import * as serviceAreas from './service-areas.audit.bn.ts';
import * as queues from './queues.audit.bn.ts';
import * as streetChanges from './street-changes.audit.bn.ts';
import * as announcements from './announcements.audit.bn.ts';
import * as webhooks from './webhooks.audit.bn.ts';
import * as reports from './reports.audit.bn.ts';

// The test writes the lines of the nouns: `vitest run every-noun --update`.

export const acts: SameActs<typeof english> = {
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
};
