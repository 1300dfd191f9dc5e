import type { MessageView } from '@ridewire/contracts';
import { getQueryKey } from '@trpc/react-query';
import { queries } from '../../kit/live/queries.ts';
import { queryClient } from '../../kit/live/query-client.ts';
import { trpc } from '../../kit/live/trpc.ts';

/** Puts a message that was just answered wherever it is shown, and has the lists read again. */
export async function keepMessage(message: MessageView): Promise<void> {
  // A request made before the change could answer after it.
  await queryClient.cancelQueries({ queryKey: getQueryKey(trpc.messages) });
  queries.messages.get.setData({ messageId: message.id }, message);
  queries.messages.list.setQueriesData(
    {},
    {},
    (page) => page && { ...page, items: page.items.map((each) => (each.id === message.id ? message : each)) },
  );
  void queries.messages.invalidate();
}
