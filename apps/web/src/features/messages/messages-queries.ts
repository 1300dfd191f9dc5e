import type { MessageState, MessageView, PageOf } from '@ridewire/contracts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../kit/live/trpc.ts';

/** Everything about messages that admins read; what `messages.changes` tells of makes it old. */
export const MESSAGES_KEY = ['messages'] as const;

export interface MessagesAsked {
  page?: number | undefined;
  q?: string | undefined;
  state?: MessageState | undefined;
}

/** One page of messages. While another is on its way, the one before stays. */
export const messagesQuery = ({ page = 1, q: search = '', state }: MessagesAsked) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'list', { page, search, state }],
    queryFn: () => api.messages.list.query({ page, search, state }),
    placeholderData: keepPreviousData,
  });

export const messageQuery = (messageId: string) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'one', messageId],
    queryFn: () => api.messages.get.query({ messageId }),
  });

/** How many nobody has answered. */
export const openCountQuery = queryOptions({
  queryKey: [...MESSAGES_KEY, 'count'],
  queryFn: async () => (await api.messages.list.query({ limit: 1, state: 'open' })).total,
});

/** Puts a message that was just answered wherever it is shown, and has the lists read anew. */
export async function keepMessage(cache: QueryClient, message: MessageView): Promise<void> {
  // What was asked before the change could answer after it.
  await cache.cancelQueries({ queryKey: MESSAGES_KEY });
  cache.setQueryData(messageQuery(message.id).queryKey, message);
  cache.setQueriesData<PageOf<MessageView>>(
    { queryKey: [...MESSAGES_KEY, 'list'] },
    (page) => page && { ...page, items: page.items.map((each) => (each.id === message.id ? message : each)) },
  );
  void cache.invalidateQueries({ queryKey: MESSAGES_KEY });
}
