import { z } from 'zod';
import { AUDIT_TYPES } from './choices.ts';
import { mistake } from './mistakes.ts';
import { SearchText } from './pages.ts';
import { DateRange } from './date-range.ts';
import { RideId } from './rides.ts';
import type { Role } from './roles.ts';

/** Everything the trail tells of, as admins may filter it. */
export const AuditType = z.enum(AUDIT_TYPES, mistake('auditType'));
export type AuditType = z.infer<typeof AuditType>;

/** A place between two entries, as an answer gave it: time, trail, number. */
export const AuditCursor = z.string().regex(/^\d{1,15}\.[ar]\.\d{1,15}$/, mistake('auditCursor'));

/** As many entries a page has unless told otherwise. */
export const AUDIT_PAGE_SIZE = 25;

export const ListAuditInput = z
  .object({
    type: AuditType.optional(),
    /** Only what admins did. */
    byAdmins: z.boolean().optional(),
    /** What this person did, what was done to their account, and what happened to their rides. */
    userId: z.uuid(mistake('userId')).optional(),
    rideId: RideId.optional(),
    ...DateRange.shape,
    /** Of people: name or email. Of rides: the end of the id, or all of it. */
    search: SearchText,
    /** Entries older than this place, or newer; the newest of all without. */
    before: AuditCursor.optional(),
    after: AuditCursor.optional(),
    limit: z
      .int(mistake('limitWhole'))
      .min(1, mistake('limitLow'))
      .max(100, mistake('limitHigh', { max: 100 }))
      .default(AUDIT_PAGE_SIZE),
  })
  .refine(
    ({ userId, rideId, search }) => [userId, rideId, search].filter(Boolean).length <= 1,
    mistake('auditOneFilter'),
  )
  .refine(({ before, after }) => !before || !after, mistake('auditOneWay'))
  .refine(({ from, to }) => !from || !to || from <= to, mistake('dayOrder'));
export type ListAuditInput = z.infer<typeof ListAuditInput>;

export type AuditValue = string | number | boolean | null;

/** Something that somebody or the system did. Nobody can change it. */
export interface AuditEntry {
  id: string;
  /** ISO 8601. */
  at: string;
  /** One of AuditType; an entry of a later version may have another. */
  type: AuditType;
  /** Null when the system did it by itself, or somebody who was not signed in. The name of a removed account is null. */
  actor: { id: string; name: string | null; role: Role } | null;
  /** From where, as far as known. */
  ipAddress: string | null;
  /** Whose account it is about; of a ride its rider. A removed account has neither name nor role. */
  subject: { id: string; name: string | null; role: Role | null } | null;
  /** Null where it is about no ride. A deleted ride can't be opened. */
  ride: { id: string; isDeleted: boolean } | null;
  /** What was before, and after. Null: nothing. */
  changes: { field: string; from: AuditValue; to: AuditValue }[];
  /** What else there is to tell: a reason, what signed in, how many sessions ended … */
  facts: Record<string, AuditValue>;
  /** The names of whoever changes and facts tell of by id; null for a removed account. */
  people: Record<string, string | null>;
}

export interface AuditPage {
  /** Newest first. */
  items: AuditEntry[];
  /** To go on by; null where there is nothing more. */
  older: string | null;
  newer: string | null;
  /** The first people and rides that a search matched are looked at; whether there were more. */
  isCapped: boolean;
}

/** Failed sign-ins and refused rights of the last 24 hours, in whole hours. */
export interface RefusedSummary {
  signIns: number;
  rights: number;
  /** The accounts with most tries, the busiest first. */
  accounts: {
    /** Null: sign-ins to accounts that don't exist. */
    person: { id: string; name: string; role: Role } | null;
    signIns: number;
    rights: number;
  }[];
  /** The addresses with most tries, the busiest first. An IPv6 address counts as its /64. */
  addresses: { address: string; tries: number }[];
}
