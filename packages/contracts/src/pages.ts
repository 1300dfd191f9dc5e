import { z } from 'zod';
import { boundedLine } from './text.ts';

/** SPEC: admins' lists show so many a page. */
export const PAGE_SIZE = 10;

export const PageInput = z.object({
  page: z.int('The page must be a whole number.').min(1, 'Pages begin at 1.').max(1_000_000).default(1),
  limit: z
    .int('The limit must be a whole number.')
    .min(1, 'The limit must be at least 1.')
    .max(100, 'The limit must be at most 100.')
    .default(PAGE_SIZE),
});
export type PageInput = z.infer<typeof PageInput>;

/** What is searched for; blank finds everything. */
export const SearchText = boundedLine('The search', { min: [0, ''], max: 100 }).default('');

/** One page of a list that is searched, filtered and counted by the server. */
export interface PageOf<Item> {
  items: Item[];
  page: number;
  limit: number;
  /** Exact, but for a search: it counts up to 1,000. */
  total: number;
  /** A search found more than it counts; those are the newest. */
  isCapped?: boolean;
  /** A search had too little to go by and looked through so many of the newest only. */
  searchedNewest?: number;
}
