import { RideStatus } from '@ridewire/contracts';
import { z } from 'zod';
import { SearchQuery } from '../../lists/search-query.ts';

/** Which rides are shown: kept in the address, so that a reload or a link shows the same. Nonsense is left out. */
export const RideSearch = z.object({
  q: SearchQuery,
  status: RideStatus.optional().catch(undefined),
  page: z.int().min(2).max(1_000_000).optional().catch(undefined),
});
export type RideSearch = z.infer<typeof RideSearch>;
