import type { AuditType } from '@ridewire/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../kit/live/trpc.ts';

/** Whatever of the trail is shown; any change of rides or people makes it old. */
export const AUDIT_KEY = ['audit'] as const;

export interface AuditAsked {
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

/** One page of the trail. While another is on its way, the one before stays. */
export const auditQuery = (asked: AuditAsked) => {
  const { q: search = '', type, admins: byAdmins, person: userId, ride: rideId, ...rest } = asked;
  const { from, to, before, after } = rest;
  const input = { search, type, byAdmins, userId, rideId, from, to, before, after };
  return queryOptions({
    queryKey: [...AUDIT_KEY, 'list', input],
    queryFn: () => api.audit.list.query(input),
    placeholderData: keepPreviousData,
  });
};

const SHOWN_OF_PERSON = 10;

/** What somebody did, and what was done to them, lately. */
export const auditOfQuery = (userId: string) =>
  queryOptions({
    queryKey: [...AUDIT_KEY, 'of', userId],
    queryFn: () => api.audit.list.query({ userId, limit: SHOWN_OF_PERSON }),
  });
