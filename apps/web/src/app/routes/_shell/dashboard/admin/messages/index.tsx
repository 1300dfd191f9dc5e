import { createFileRoute } from '@tanstack/react-router';
import { messagesQuery } from '../../../../../../features/messages/messages-queries.ts';
import { readMessageSearch } from '../../../../../../features/messages/message-search.ts';
import { Messages } from '../../../../../../features/messages/Messages.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/messages/')({
  validateSearch: readMessageSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(messagesQuery(deps)),
  component: Messages,
});
