/** The groups in which kinds of entries of the audit trail are chosen. */
export const AUDIT_GROUPS = [
  'accounts',
  'signIns',
  'drivers',
  'documents',
  'alerts',
  'rides',
  'messages',
  'problems',
  'data',
  'fares',
  'announcements',
] as const;
export type AuditGroup = (typeof AUDIT_GROUPS)[number];
