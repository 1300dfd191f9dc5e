import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Kept in the tab, so that a reload in the middle of a ride shows no bar that disappears again. */
const KEPT = 'ridewire-tab-bar-hidden';

let sheets = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  sheets += by;
  keep(sheets > 0);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Hides the phone's tab bar while a ride or an offer needs that place.
 * @param isNeeded undefined while that is unknown: the state before a reload is kept
 */
export function useHideTabBar(isNeeded: boolean | undefined): void {
  const isHidden = isNeeded ?? recall();
  // Before painting, because what is above the bar would jump.
  useLayoutEffect(() => {
    if (!isHidden) return undefined;
    change(1);
    return () => change(-1);
  }, [isHidden]);
}

export const useIsTabBarHidden = (): boolean => useSyncExternalStore(subscribe, () => sheets > 0);

// Browsers may refuse storage; then the bar shows until it is known.
function recall(): boolean {
  try {
    return sessionStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}
function keep(isHidden: boolean): void {
  try {
    if (isHidden) sessionStorage.setItem(KEPT, '');
    else sessionStorage.removeItem(KEPT);
  } catch {
    // It jumps once more.
  }
}
