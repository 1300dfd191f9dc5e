import { Hint } from '../hint/Hint.tsx';
import { msUntilAgeChanges } from '../format/format-age.ts';
import { toMs, type Instant } from '../format/format-words.ts';
import { useFormat } from '../format/use-format.ts';
import { useNow } from './use-now.ts';

export type AgeProps = {
  /** Server time at which it happened. */
  since: Instant;
  /** Server time minus this device's, ms. @default the provider's */
  clockOffsetMs?: number;
};

/** `42 s ago`, ticking, with date and time in a tooltip. */
export function Age({ since, clockOffsetMs }: AgeProps) {
  const format = useFormat();
  const sinceMs = toMs(since) ?? 0;
  const nowMs = useNow((ms) => msUntilAgeChanges(ms - sinceMs), clockOffsetMs);
  return (
    <Hint label={format.dateTime(sinceMs)}>
      <time dateTime={new Date(sinceMs).toISOString()}>{format.age(sinceMs, nowMs)}</time>
    </Hint>
  );
}
