import { createFileRoute } from '@tanstack/react-router';
import { requireRight } from '../../../../../features/session/guards.ts';
import { readWebhookSearch } from '../../../../../features/programs/webhooks/webhook-search.ts';
import { Webhooks } from '../../../../../features/programs/webhooks/Webhooks.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/webhooks')({
  beforeLoad: ({ context }) => requireRight(context.me, 'programs:write'),
  validateSearch: readWebhookSearch,
  component: Webhooks,
});
