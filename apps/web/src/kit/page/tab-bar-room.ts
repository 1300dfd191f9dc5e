import { useEffect, useSyncExternalStore } from 'react';

let sheets = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  sheets += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hides the phone's tab bar while a ride or an offer needs the place under the thumb. */
export function useHideTabBar(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    change(1);
    return () => change(-1);
  }, [isNeeded]);
}

export const useIsTabBarHidden = (): boolean => useSyncExternalStore(subscribe, () => sheets > 0);
