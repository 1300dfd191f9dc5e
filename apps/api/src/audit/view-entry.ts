import type { AuditEntry, AuditValue } from '@ridewire/contracts';

/** An event of either trail, with the people and the ride it is about. */
export interface AuditRow {
  trail: 0 | 1;
  id: number;
  at: Date;
  type: AuditEntry['type'];
  actor: { id: string; name: string | null; role: NonNullable<AuditEntry['actor']>['role'] } | null;
  ipAddress: string | null;
  subject: AuditEntry['subject'];
  ride: AuditEntry['ride'];
  fromStatus: string | null;
  toStatus: string | null;
  data: Record<string, unknown> | null;
  people: AuditEntry['people'] | null;
}

const isChange = (value: unknown): value is { from?: AuditValue; to?: AuditValue } =>
  typeof value === 'object' && value !== null && ('from' in value || 'to' in value);

const isPlain = (value: unknown): value is AuditValue => value === null || typeof value !== 'object';

/** The event as admins read it; an entry of its data is either a change or a plain value. */
export function viewEntry(row: AuditRow): AuditEntry {
  const { fromStatus, toStatus } = row;
  const told = Object.entries(row.data ?? {});
  const changes = told.flatMap(([field, value]) =>
    isChange(value) ? [{ field, from: value.from ?? null, to: value.to ?? null }] : [],
  );
  if (toStatus !== null && fromStatus !== toStatus)
    changes.unshift({ field: 'status', from: fromStatus, to: toStatus });
  return {
    id: `${row.trail === 1 ? 'r' : 'a'}${row.id}`,
    at: row.at.toISOString(),
    type: row.type,
    actor: row.actor,
    ipAddress: row.ipAddress,
    subject: row.subject,
    ride: row.ride,
    changes,
    facts: Object.fromEntries(
      told.filter((entry): entry is [string, AuditValue] => !isChange(entry[1]) && isPlain(entry[1])),
    ),
    people: row.people ?? {},
  };
}
