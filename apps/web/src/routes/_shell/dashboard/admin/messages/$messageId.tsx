import { createFileRoute } from '@tanstack/react-router';
import { isUuid } from '../../../../../lists/read-search.ts';
import { messageQuery } from '../../../../../messages/messages-queries.ts';
import { MessageDetail } from '../../../../../screens/message-detail/MessageDetail.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/messages/$messageId')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, params }) => {
    if (isUuid(params.messageId)) void context.queryClient.prefetchQuery(messageQuery(params.messageId));
  },
  component: MessageDetail,
});
