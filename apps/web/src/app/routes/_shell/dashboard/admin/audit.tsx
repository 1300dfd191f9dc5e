import { createFileRoute } from '@tanstack/react-router';
import { auditQuery } from '../../../../../features/audit/audit-queries.ts';
import { readAuditSearch } from '../../../../../features/audit/audit-search.ts';
import { AuditTrail } from '../../../../../features/audit/AuditTrail.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/audit')({
  validateSearch: readAuditSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(auditQuery(deps)),
  component: AuditTrail,
});
