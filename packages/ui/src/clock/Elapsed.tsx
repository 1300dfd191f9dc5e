import { toMs, type Instant } from '../format/format-words.ts';
import { useFormat } from '../format/use-format.ts';
import { useNow } from './use-now.ts';

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
  const nowMs = useNow((ms) => 1000 - ((((ms - sinceMs) % 1000) + 1000) % 1000), clockOffsetMs);
  return <span className="rw-num">{format.elapsed(nowMs - sinceMs)}</span>;
}
