import { trpc } from '../../kit/live/trpc.ts';
import { useMessagesChanges } from './messages-live.ts';
import { useMessagesTexts } from './texts.en.ts';
import { OpenCount } from '../../kit/lists/OpenCount.tsx';

/** The number of unanswered messages, next to the sidebar's entry; nothing for zero. */
export function OpenMessages() {
  const messages = useMessagesTexts();
  useMessagesChanges();
  const { data: count } = trpc.messages.list.useQuery(
    { limit: 1, state: 'open' },
    { select: ({ total }) => total },
  );
  return <OpenCount count={count} sentence={messages.openCount} tone="amber" />;
}
