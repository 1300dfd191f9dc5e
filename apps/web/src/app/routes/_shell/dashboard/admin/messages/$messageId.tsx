import { createFileRoute } from '@tanstack/react-router';
import { isUuid } from '../../../../../../kit/lists/read-search.ts';
import { messageQuery } from '../../../../../../features/messages/messages-queries.ts';
import { MessageDetail } from '../../../../../../features/messages/MessageDetail.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/messages/$messageId')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, params }) => {
    if (isUuid(params.messageId)) void context.queryClient.prefetchQuery(messageQuery(params.messageId));
  },
  component: MessageDetail,
});
