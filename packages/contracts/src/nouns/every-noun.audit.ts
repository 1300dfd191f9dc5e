import type { AuditGroup } from '../audit-groups.ts';
import * as auth from './auth.audit.ts';
import * as secondFactor from './second-factor.audit.ts';
import * as passkeys from './passkeys.audit.ts';
import * as apiKeys from './api-keys.audit.ts';
import * as users from './users.audit.ts';
import * as audit from './audit.audit.ts';
import * as documents from './documents.audit.ts';
import * as rides from './rides.audit.ts';
import * as drivers from './drivers.audit.ts';
import * as vehicles from './vehicles.audit.ts';
import * as sos from './sos.audit.ts';
import * as messages from './messages.audit.ts';
import * as problems from './problems.audit.ts';
import * as scheduled from './scheduled.audit.ts';
import * as surge from './surge.audit.ts';
import * as tariffs from './tariffs.audit.ts';
import * as rideTypes from './ride-types.audit.ts';
import * as promos from './promos.audit.ts';
import * as quests from './quests.audit.ts';
import * as referrals from './referrals.audit.ts';
import * as serviceAreas from './service-areas.audit.ts';
import * as queues from './queues.audit.ts';
import * as streetChanges from './street-changes.audit.ts';
import * as announcements from './announcements.audit.ts';
import * as webhooks from './webhooks.audit.ts';
import * as reports from './reports.audit.ts';

// The test writes the lines of the nouns: `vitest run every-noun --update`.

/** What the audit trail tells of besides rides under way, and in which group each is chosen. */
export const audited = /* @__PURE__ */ (() => ({
  ...auth.audited,
  ...secondFactor.audited,
  ...passkeys.audited,
  ...apiKeys.audited,
  ...users.audited,
  ...audit.audited,
  ...documents.audited,
  ...rides.audited,
  ...drivers.audited,
  ...vehicles.audited,
  ...sos.audited,
  ...messages.audited,
  ...problems.audited,
  ...scheduled.audited,
  ...surge.audited,
  ...tariffs.audited,
  ...rideTypes.audited,
  ...promos.audited,
  ...quests.audited,
  ...referrals.audited,
  ...serviceAreas.audited,
  ...queues.audited,
  ...streetChanges.audited,
  ...announcements.audited,
  ...webhooks.audited,
  ...reports.audited,
}))() satisfies Record<string, AuditGroup>;
