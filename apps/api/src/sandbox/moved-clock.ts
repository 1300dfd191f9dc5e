import { noteTrueClock } from '../core/true-ms.ts';

/** The process's clock, ahead of the true one. */
export interface MovedClock {
  setAheadMs(aheadMs: number): void;
}

/**
 * Has the whole process read a clock that can be moved: `Date` and `performance.now`. Timers go on by the true time, and
 * so do pauses and time limits, by `trueMs`. Only a sandbox calls it, once.
 * @param isStill the clock moves only when it is set, and is ahead of 1970
 */
export function installMovedClock(isStill = false): MovedClock {
  const TrueDate = Date;
  const trueSinceStart = performance.now.bind(performance);
  const [trueNow, sinceStart] = isStill ? [() => 0, () => 0] : [Date.now, trueSinceStart];
  let aheadMs = 0;
  const now = () => trueNow() + aheadMs;
  noteTrueClock(trueSinceStart);
  const Moved = new Proxy(TrueDate, {
    construct: (target, parts: unknown[], newTarget) =>
      Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget) as Date,
    apply: () => new TrueDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
  globalThis.Date = Moved;
  TrueDate.prototype.constructor = Moved;
  Object.defineProperty(performance, 'now', {
    value: () => sinceStart() + aheadMs,
    configurable: true,
    writable: true,
  });
  return {
    setAheadMs: (ms) => {
      aheadMs = ms;
    },
  };
}
