import { getRouteApi } from '@tanstack/react-router';
import { startTransition, useCallback, useEffect, useOptimistic, useRef } from 'react';
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
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const change = useCallback(
    (next: Partial<BoardSearch>) =>
      startTransition(async () => {
        press(next);
        await nextFrame();
        // Whoever went to another page meanwhile stays there.
        if (!isHere.current) return;
        await navigate({ search: (before) => ({ ...before, ...next }), replace: !('ride' in next) });
      }),
    [navigate, press],
  );
  return [search, pressed, change];
}
