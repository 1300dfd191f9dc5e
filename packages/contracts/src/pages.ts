import { z } from 'zod';
import { mistake } from './mistakes.ts';
import { boundedLine } from './text.ts';

/** SPEC: admins' lists show so many a page. */
export const PAGE_SIZE = 10;

export const PageInput = z.object({
  /** Beyond the list's end a page is empty. */
  page: z.int(mistake('pageWhole')).min(1, mistake('pageLow')).default(1),
  limit: z
    .int(mistake('limitWhole'))
    .min(1, mistake('limitLow'))
    .max(100, mistake('limitHigh', { max: 100 }))
    .default(PAGE_SIZE),
});
export type PageInput = z.infer<typeof PageInput>;

/** A list that is read whole holds at most so many. */
export const MAX_WHOLE_LIST = 1_000;

/** Pages of a list that can also be had whole. */
export const PageOrAllInput = PageInput.extend({
  /** All there are, up to MAX_WHOLE_LIST, in place of a page. */
  all: z.literal(true, mistake('allTrue')).optional(),
});

/** Which part of a list was asked for. */
export const pageAsked = ({ page, limit, all }: z.infer<typeof PageOrAllInput>) =>
  all ? { page: 1, limit: MAX_WHOLE_LIST } : { page, limit };

/** What is searched for; blank finds everything. */
export const SearchText = boundedLine('search', { min: [0, ''], max: 100 }).default('');

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
