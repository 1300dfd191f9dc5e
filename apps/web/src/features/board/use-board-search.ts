import { getRouteApi, useRouter } from '@tanstack/react-router';
import { startTransition, useCallback, useOptimistic } from 'react';
import { nextFrame } from '../../kit/live/next-frame.ts';
import type { BoardSearch } from './board-search.ts';

const route = getRouteApi('/_shell/dashboard/admin/live');

/**
 * Returns the board's search from the address, the same with the last press (which the next frame shows), and a function
 * that changes both; the address changes once that frame is drawn.
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
        // A person who left for another page stays with it, even if it has not loaded yet.
        if (router.latestLocation.pathname !== pathname) return;
        await navigate({ search: (before) => ({ ...before, ...next }), replace: !('ride' in next) });
      }),
    [navigate, press, router],
  );
  return [search, pressed, change];
}
