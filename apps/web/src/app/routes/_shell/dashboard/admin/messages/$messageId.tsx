import { createFileRoute } from '@tanstack/react-router';
import { requireRight } from '../../../../../../features/session/guards.ts';
import { queries } from '../../../../../../kit/live/queries.ts';
import { isUuid } from '../../../../../../kit/lists/read-search.ts';
import { MessageDetail } from '../../../../../../features/messages/MessageDetail.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/messages/$messageId')({
  beforeLoad: ({ context }) => requireRight(context.me, 'support:read'),
  // Not awaited: the page shows its own skeleton.
  loader: ({ params: { messageId } }) => {
    if (isUuid(messageId)) void queries.messages.get.prefetch({ messageId });
  },
  component: MessageDetail,
});
