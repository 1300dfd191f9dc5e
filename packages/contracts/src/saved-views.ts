import { z } from 'zod';
import { VIEW_PAGES, type ViewPage } from './choices.ts';
import { LONGEST_VIEW_NAME, LONGEST_VIEW_SEARCH } from './limits.ts';
import { mistake } from './mistakes.ts';
import { line } from './text.ts';

const SavedViewId = z.uuid(mistake('savedViewId'));

/** Saves the filters of a page. A view of that page with this name gets them instead. */
export const SaveViewInput = z.object({
  /** Made by the client once per view. */
  id: SavedViewId,
  page: z.enum(VIEW_PAGES, mistake('viewPage')),
  name: line('name', LONGEST_VIEW_NAME),
  /** The filters as the page’s address has them, such as `status=requested`. */
  search: z.string(mistake('viewSearch')).max(LONGEST_VIEW_SEARCH, mistake('viewSearch')),
});
export type SaveViewInput = z.infer<typeof SaveViewInput>;

export const RemoveViewInput = z.object({ id: SavedViewId });
export type RemoveViewInput = z.infer<typeof RemoveViewInput>;

/** The filters of a page under a name, as the admin who saved them sees them. */
export interface SavedView {
  id: string;
  page: ViewPage;
  name: string;
  search: string;
}

/** savedViews.mine: by page and name; always sent whole, as a new snapshot. */
export interface SavedViewsSnapshot {
  views: SavedView[];
}
