import { z } from 'zod';
import { mistake } from './mistakes.ts';
import { boundedLine } from './text.ts';

/** Rows per page of the admins' lists (SPEC). */
export const PAGE_SIZE = 10;

export const PageInput = z.object({
  /** A page beyond the end of the list is empty. */
  page: z.int(mistake('pageWhole')).min(1, mistake('pageLow')).default(1),
  limit: z
    .int(mistake('limitWhole'))
    .min(1, mistake('limitLow'))
    .max(100, mistake('limitHigh', { max: 100 }))
    .default(PAGE_SIZE),
});
export type PageInput = z.infer<typeof PageInput>;

/** The most rows of a list that is read whole. */
export const MAX_WHOLE_LIST = 1_000;

/** Pages of a list that can also be read whole. */
export const PageOrAllInput = PageInput.extend({
  /** The whole list, up to MAX_WHOLE_LIST rows, instead of a page. */
  all: z.literal(true, mistake('allTrue')).optional(),
});

/** Which part of a list was asked for. */
export const pageAsked = ({ page, limit, all }: z.infer<typeof PageOrAllInput>) =>
  all ? { page: 1, limit: MAX_WHOLE_LIST } : { page, limit };

/** The text to search for; blank matches everything. */
export const SearchText = boundedLine('search', { min: [0, ''], max: 100 }).default('');

/** One page of a list that the server searches, filters and counts. */
export interface PageOf<Item> {
  items: Item[];
  page: number;
  limit: number;
  /** The exact count; a search counts up to 1,000. */
  total: number;
  /** The search found more rows than it counts; these are the newest. */
  isCapped?: boolean;
  /** The search term was too vague, so only this many of the newest rows were searched. */
  searchedNewest?: number;
}
