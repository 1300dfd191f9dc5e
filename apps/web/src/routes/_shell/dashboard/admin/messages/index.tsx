import { createFileRoute } from '@tanstack/react-router';
import { messagesQuery } from '../../../../../messages/messages-queries.ts';
import { readMessageSearch } from '../../../../../screens/messages/message-search.ts';
import { Messages } from '../../../../../screens/messages/Messages.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/messages/')({
  validateSearch: readMessageSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(messagesQuery(deps)),
  component: Messages,
});
