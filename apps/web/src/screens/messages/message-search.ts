import { MessageState } from '@ridewire/contracts';
import { z } from 'zod';
import { SearchQuery } from '../../lists/search-query.ts';

/** Which messages are shown: kept in the address, so that a reload or a link shows the same. Nonsense is left out. */
export const MessageSearch = z.object({
  q: SearchQuery,
  state: MessageState.optional().catch(undefined),
  page: z.int().min(2).max(1_000_000).optional().catch(undefined),
});
export type MessageSearch = z.infer<typeof MessageSearch>;
