import { getRouteApi, useRouter } from '@tanstack/react-router';
import { startTransition, useCallback, useOptimistic } from 'react';
import { nextFrame } from '../../kit/page/next-frame.ts';
import type { BoardSearch } from './board-search.ts';

const route = getRouteApi('/_shell/dashboard/admin/live');

/**
 * What of the board is shown, as the address says; the same with what was pressed, which the next frame shows; and what changes
 * both, the address once that frame is drawn.
 */
export function useBoardSearch(): [
  search: BoardSearch,
  pressed: BoardSearch,
  change: (next: Partial<BoardSearch>) => void,
] {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [pressed, press] = useOptimistic(search, (before, next: Partial<BoardSearch>) => ({
    ...before,
    ...next,
  }));
  const router = useRouter();
  const change = useCallback(
    (next: Partial<BoardSearch>) =>
      startTransition(async () => {
        press(next);
        const { pathname } = router.latestLocation;
        await nextFrame();
        // Whoever left for another page meanwhile goes there, though it may not have come yet.
        if (router.latestLocation.pathname !== pathname) return;
        await navigate({ search: (before) => ({ ...before, ...next }), replace: !('ride' in next) });
      }),
    [navigate, press, router],
  );
  return [search, pressed, change];
}
