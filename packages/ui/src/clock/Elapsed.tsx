import { useLayoutEffect, useRef } from 'react';
import { toMs, type Instant } from '../format/format-words.ts';
import { useFormat } from '../format/use-format.ts';
import { useClockOffset } from './clock-offset.ts';
import { tickText } from './tick-text.ts';

export type ElapsedProps = {
  /** Server time at which it began. */
  since: Instant;
  /** Server time minus this device's, ms. @default the provider's */
  clockOffsetMs?: number;
};

/** A running time, `0:18`. Ticks for the eye only; screen readers are told by `announce()`. */
export function Elapsed({ since, clockOffsetMs }: ElapsedProps) {
  const format = useFormat();
  const sinceMs = toMs(since) ?? 0;
  const offsetMs = useClockOffset(clockOffsetMs);
  const element = useRef<HTMLSpanElement>(null);
  // Before it is painted: it is never seen empty.
  useLayoutEffect(
    () =>
      tickText(() => {
        const elapsedMs = Date.now() + offsetMs - sinceMs;
        if (element.current) element.current.textContent = format.elapsed(elapsedMs);
        return 1_000 - (((elapsedMs % 1_000) + 1_000) % 1_000);
      }),
    [format, sinceMs, offsetMs],
  );
  return <span ref={element} className="rw-num" />;
}
