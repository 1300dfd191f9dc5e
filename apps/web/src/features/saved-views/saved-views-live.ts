import type { SavedViewsSnapshot, ViewPage } from '@ridewire/contracts';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

const savedViewsKind = liveKind(
  'saved-views',
  (on) => api.savedViews.mine.subscribe(undefined, on),
  takeWhole<SavedViewsSnapshot>,
);

/** The admin's views of a page by name, from all devices; undefined until they are known. */
export function useSavedViews(page: ViewPage) {
  const { data, failure } = useLive(savedViewsKind);
  const views = data?.views
    .filter((view) => view.page === page)
    .toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  return { views, failure };
}
