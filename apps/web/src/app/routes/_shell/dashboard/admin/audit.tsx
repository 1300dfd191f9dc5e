import { createFileRoute } from '@tanstack/react-router';
import { requireRight } from '../../../../../features/session/guards.ts';
import { queries } from '../../../../../kit/live/queries.ts';
import { auditInput, readAuditSearch } from '../../../../../features/audit/audit-search.ts';
import { AuditTrail } from '../../../../../features/audit/AuditTrail.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/audit')({
  beforeLoad: ({ context }) => requireRight(context.me, 'audit:read'),
  validateSearch: readAuditSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ deps }) => {
    void queries.audit.refused.prefetch();
    void queries.audit.list.prefetch(auditInput(deps));
  },
  component: AuditTrail,
});
