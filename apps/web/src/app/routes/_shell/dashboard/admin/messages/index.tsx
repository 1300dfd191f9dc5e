import { createFileRoute } from '@tanstack/react-router';
import { requireRight } from '../../../../../../features/session/guards.ts';
import { queries } from '../../../../../../kit/live/queries.ts';
import { messagesInput, readMessageSearch } from '../../../../../../features/messages/message-search.ts';
import { Messages } from '../../../../../../features/messages/Messages.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/messages/')({
  beforeLoad: ({ context }) => requireRight(context.me, 'support:read'),
  validateSearch: readMessageSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ deps }) => void queries.messages.list.prefetch(messagesInput(deps)),
  component: Messages,
});
