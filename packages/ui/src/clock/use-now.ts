import { useEffect, useState } from 'react';
import { useClockOffset } from './clock-offset.ts';
import { wakeWhenDue } from './wake-when-due.ts';

/**
 * The server's time in epoch ms, updated after `msUntilNext(now)`. Ticks match the moment the text changes instead of
 * drifting with an interval, and a hidden tab catches up when it is visible again.
 */
export function useNow(msUntilNext: (nowMs: number) => number, clockOffsetMs?: number): number {
  const offsetMs = useClockOffset(clockOffsetMs);
  const [deviceMs, setDeviceMs] = useState(() => Date.now());
  const nowMs = deviceMs + offsetMs;
  const untilNextMs = msUntilNext(nowMs);
  useEffect(() => {
    if (!Number.isFinite(untilNextMs)) return undefined;
    const tick = () => setDeviceMs(Date.now());
    const stop = wakeWhenDue({ atMs: deviceMs, untilNextMs }, Date.now, tick);
    const onVisible = () => document.visibilityState === 'visible' && tick();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [deviceMs, untilNextMs]);
  return nowMs;
}
