import { useLayoutEffect, useState } from 'react';

/**
 * What is shown now, found from what was shown before: the last ride of a drawer that slides out, rows held in place. It is
 * found while rendering and remembered once it is on the screen, so that it never lags and a render that is given up leaves
 * no trace.
 * @param next from the memory; must give back the same object when nothing is to change, and what it made when asked again
 * @returns what is shown, and a function that puts something else in its place when something happens
 */
export function useMemory<Shown>(
  first: Shown | (() => Shown),
  next: (before: Shown) => Shown,
): [Shown, (shown: Shown) => void] {
  const [memory, remember] = useState(first);
  const shown = next(memory);
  useLayoutEffect(() => remember(() => shown), [shown]);
  return [shown, remember];
}
