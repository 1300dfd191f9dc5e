import { z } from 'zod';
import { AUDIT_TYPES } from './audit-types.ts';
import { mistake } from './mistakes.ts';
import { SearchText } from './pages.ts';
import { DateRange } from './date-range.ts';
import { RideId } from './rides.ts';
import type { Role } from './roles.ts';

/** All types of entries, which admins can filter by. */
export const AuditType = z.enum(AUDIT_TYPES, mistake('auditType'));
export type AuditType = z.infer<typeof AuditType>;

/** A position between two entries, as an earlier answer gave it: time, trail, number. */
export const AuditCursor = z.string().regex(/^\d{1,15}\.[ar]\.\d{1,15}$/, mistake('auditCursor'));

/** Entries per page, unless the call says otherwise. */
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
    /** For people: part of the name or email. For rides: the id or its end. */
    search: SearchText,
    /** Entries older or newer than this position; the newest if both are left out. */
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

/** Something that a person or the system did. Nobody can change it. */
export interface AuditEntry {
  id: string;
  /** ISO 8601. */
  at: string;
  /** An AuditType. Entries written by a later version may have a type this one does not know. */
  type: AuditType;
  /** Null if the system acted, or someone who was not signed in. The name of a removed account is null. */
  actor: { id: string; name: string | null; role: Role } | null;
  /** The IP address, if known. */
  ipAddress: string | null;
  /** The person the entry is about; for a ride, its rider. A removed account has neither name nor role. */
  subject: { id: string; name: string | null; role: Role | null } | null;
  /** Null if the entry is about no ride. A deleted ride can't be opened. */
  ride: { id: string; isDeleted: boolean } | null;
  /** The values before and after. Null: no value. */
  changes: { field: string; from: AuditValue; to: AuditValue }[];
  /** Other details: a reason, what signed in, how many sessions ended … */
  facts: Record<string, AuditValue>;
  /** Names by the ids that `changes` and `facts` mention; null for a removed account. */
  people: Record<string, string | null>;
}

export interface AuditPage {
  /** Newest first. */
  items: AuditEntry[];
  /** The cursor of the next page; null on the last page. */
  older: string | null;
  newer: string | null;
  /** A search looks only at the first people and rides it matches. This says whether there were more. */
  isCapped: boolean;
}

/** Failed sign-ins and refused rights of the last 24 hours, in whole hours. */
export interface RefusedSummary {
  signIns: number;
  rights: number;
  /** The accounts with the most tries, busiest first. */
  accounts: {
    /** Null for sign-ins to accounts that don't exist. */
    person: { id: string; name: string; role: Role } | null;
    signIns: number;
    rights: number;
  }[];
  /** The addresses with the most tries, busiest first. An IPv6 address counts as its /64. */
  addresses: { address: string; tries: number }[];
}
