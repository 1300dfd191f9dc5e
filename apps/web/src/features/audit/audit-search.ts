import { AUDIT_TYPES, type AuditType } from '@ridewire/contracts';
import {
  readDay,
  readOneOf,
  readQuery,
  readTrue,
  readUuid,
  type Given,
} from '../../kit/lists/read-search.ts';
import { withOrderedDays } from '../../kit/dates/ordered-days.ts';

/** What part of the trail is shown. It is in the address, so that a reload or a link shows the same. */
export interface AuditSearch {
  q?: string | undefined;
  type?: AuditType | undefined;
  admins?: true | undefined;
  person?: string | undefined;
  ride?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: string | undefined;
  after?: string | undefined;
}

/** A position in the trail, as the server names it. */
const CURSOR = /^\d{1,15}\.[ar]\.\d{1,15}$/;
const readCursor = (given: unknown) => (typeof given === 'string' && CURSOR.test(given) ? given : undefined);

/** Of parameters that exclude each other only one is read; the others are nonsense too. */
export function readAuditSearch(given: Given): AuditSearch {
  const ride = readUuid(given['ride']);
  const person = ride ? undefined : readUuid(given['person']);
  const before = readCursor(given['before']);
  return withOrderedDays({
    q: ride || person ? undefined : readQuery(given['q']),
    type: readOneOf(AUDIT_TYPES, given['type']),
    admins: readTrue(given['admins']),
    person,
    ride,
    from: readDay(given['from']),
    to: readDay(given['to']),
    before,
    after: before ? undefined : readCursor(given['after']),
  });
}

/** The server's input for this search. */
export function auditInput(search: AuditSearch) {
  const { q = '', type, admins: byAdmins, person: userId, ride: rideId, from, to, before, after } = search;
  return { search: q, type, byAdmins, userId, rideId, from, to, before, after };
}

/** Recent actions by a person, and on their account. */
export const auditOf = (userId: string) => ({ userId, limit: 10 });
