import { AuditCursor, AuditType } from '@ridewire/contracts';
import { z } from 'zod';
import { SearchQuery } from '../../lists/search-query.ts';
import type { AuditAsked } from '../../audit/audit-queries.ts';

const day = z.iso.date().optional().catch(undefined);
const id = z.uuid().optional().catch(undefined);
const cursor = AuditCursor.optional().catch(undefined);

/** What of the trail is shown: kept in the address, so that a reload or a link shows the same. Nonsense is left out. */
export const AuditSearch = z
  .object({
    q: SearchQuery,
    type: AuditType.optional().catch(undefined),
    admins: z.literal(true).optional().catch(undefined),
    person: id,
    ride: id,
    from: day,
    to: day,
    before: cursor,
    after: cursor,
  })
  // One of these at a time, and days in their order: what an address says beyond that is nonsense too.
  .transform(({ q, person, ride, from, to, before, after, ...rest }): AuditAsked => ({
    ...rest,
    q: person || ride ? undefined : q,
    person: ride ? undefined : person,
    ride,
    ...(from && to && from > to ? { from: undefined, to: undefined } : { from, to }),
    before,
    after: before ? undefined : after,
  }));
export type AuditSearch = AuditAsked;
