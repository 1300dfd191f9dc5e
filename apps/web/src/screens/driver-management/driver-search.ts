import { DriverFilter } from '@ridewire/contracts';
import { z } from 'zod';
import { SearchQuery } from '../../lists/search-query.ts';

/** Which drivers are shown: kept in the address, so that a reload or a link shows the same. Nonsense is left out. */
export const DriverSearch = z.object({
  q: SearchQuery,
  status: DriverFilter.optional().catch(undefined),
  page: z.int().min(2).max(1_000_000).optional().catch(undefined),
});
export type DriverSearch = z.infer<typeof DriverSearch>;
