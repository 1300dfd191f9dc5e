import { MessageState } from '@ridewire/contracts';
import { z } from 'zod';

/** Which messages are shown: kept in the address, so that a reload or a link shows the same. Nonsense is left out. */
export const MessageSearch = z.object({
  // A search for digits alone comes as a number.
  q: z.coerce.string().trim().min(1).max(100).optional().catch(undefined),
  state: MessageState.optional().catch(undefined),
  page: z.int().min(2).max(1_000_000).optional().catch(undefined),
});
export type MessageSearch = z.infer<typeof MessageSearch>;
