import { RIDE_EVENT_TYPES, type RideEventType } from './choices.ts';
import { audited } from './nouns/every-noun.audit.ts';

/** What happens to anything but a ride under way: the nouns' own entries of the audit trail. */
export type AccountEventType = keyof typeof audited;

/** What the audit trail tells of. */
export const AUDIT_TYPES: readonly (AccountEventType | RideEventType)[] = /* @__PURE__ */ [
  Object.keys(audited) as AccountEventType[],
  RIDE_EVENT_TYPES,
].flat();
