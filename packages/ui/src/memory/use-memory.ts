import { useLayoutEffect, useState } from 'react';

/**
 * What is shown now, derived from what was shown before: the last ride of a drawer that slides out, or rows held in
 * place. It is derived while rendering and remembered once it is on the screen, so it never lags, and an abandoned render
 * leaves no trace.
 * @param next derives it from the memory; must return the same object if nothing changes, and the same result when called
 * again
 * @returns what is shown, and a function that replaces it when something happens
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
