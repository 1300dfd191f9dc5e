import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Kept in the tab, so that a reload in mid-ride shows no bar that leaves again. */
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
 * Hides the phone's tab bar while a ride or an offer needs the place under the thumb.
 * @param isNeeded undefined while that is not known: as it was before a reload
 */
export function useHideTabBar(isNeeded: boolean | undefined): void {
  const isHidden = isNeeded ?? recall();
  // Before it is painted: what stands above the bar would jump.
  useLayoutEffect(() => {
    if (!isHidden) return undefined;
    change(1);
    return () => change(-1);
  }, [isHidden]);
}

export const useIsTabBarHidden = (): boolean => useSyncExternalStore(subscribe, () => sheets > 0);

// Browsers may refuse: then the bar shows until it is known.
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
