import type { AuditGroup } from './audit-groups.ts';
import type { AccountEventType } from './audit-types.ts';
import type { RideEventType } from './choices.ts';
import { audited } from './nouns/every-noun.audit.ts';

/** The group in which a type is chosen. */
export const auditGroupOf = (type: AccountEventType | RideEventType): AuditGroup =>
  type in audited ? audited[type as AccountEventType] : 'rides';
