import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';

export const canKeepScreenOn = 'wakeLock' in navigator;

/**
 * Whether the screen stays on while the driver works, since a request on a dark screen is missed; remembered on this
 * device.
 */
export const useKeepScreenOn = () =>
  useLocalStorage({ key: 'ridewire-keep-screen-on', defaultValue: true, getInitialValueInEffect: false });

/** Keeps the screen on while `isWanted`. Browsers release the lock in a hidden tab: it is taken again afterwards. */
export function useScreenLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !canKeepScreenOn) return undefined;
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    const take = async () => {
      if (ended || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (ended) await taken.release();
        else lock = taken;
      } catch {
        // The device refuses it on a low battery: the screen then sleeps as usual.
      }
    };
    const onVisible = () => void take();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, [isWanted]);
}
