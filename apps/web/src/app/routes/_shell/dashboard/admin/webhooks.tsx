import { createFileRoute } from '@tanstack/react-router';
import { readWebhookSearch } from '../../../../../features/programs/webhooks/webhook-search.ts';
import { Webhooks } from '../../../../../features/programs/webhooks/Webhooks.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/webhooks')({
  validateSearch: readWebhookSearch,
  component: Webhooks,
});
