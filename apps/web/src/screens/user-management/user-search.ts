import { Role, UserStatus } from '@ridewire/contracts';
import { z } from 'zod';
import { SearchQuery } from '../../lists/search-query.ts';

/** Which users are shown: kept in the address, so that a reload or a link shows the same. Nonsense is left out. */
export const UserSearch = z.object({
  q: SearchQuery,
  role: Role.optional().catch(undefined),
  status: UserStatus.optional().catch(undefined),
  page: z.int().min(2).max(1_000_000).optional().catch(undefined),
});
export type UserSearch = z.infer<typeof UserSearch>;
