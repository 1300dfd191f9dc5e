import { createFileRoute } from '@tanstack/react-router';
import { messagesQuery } from '../../../../../messages/messages-queries.ts';
import { MessageSearch } from '../../../../../screens/messages/message-search.ts';
import { Messages } from '../../../../../screens/messages/Messages.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/messages/')({
  validateSearch: MessageSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(messagesQuery(deps)),
  component: Messages,
});
