import { createFileRoute } from '@tanstack/react-router';
import { auditQuery } from '../../../../audit/audit-queries.ts';
import { readAuditSearch } from '../../../../screens/audit-trail/audit-search.ts';
import { AuditTrail } from '../../../../screens/audit-trail/AuditTrail.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/audit')({
  validateSearch: readAuditSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(auditQuery(deps)),
  component: AuditTrail,
});
