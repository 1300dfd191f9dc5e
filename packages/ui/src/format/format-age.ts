import { formatDateTime } from './format-clock.ts';
import { englishFormat, toMs, type FormatOptions, type Instant } from './format-words.ts';
import { numberFormat } from './intl-cache.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** `42 s ago`, `3 min ago`, `5 h ago`, after a day the date and time. A time in the future, from clock drift, is `0 s ago`. */
export function formatAge(
  since: Instant | null | undefined,
  nowMs: number,
  options: FormatOptions = englishFormat,
): string {
  const { locale, words } = options;
  const sinceMs = toMs(since);
  if (sinceMs === undefined) return words.unknown;
  const ageMs = Math.max(0, nowMs - sinceMs);
  const count = (unitMs: number) => numberFormat(locale, {}).format(Math.floor(ageMs / unitMs));
  if (ageMs < minuteMs) return words.secondsAgo(count(1000));
  if (ageMs < hourMs) return words.minutesAgo(count(minuteMs));
  if (ageMs < dayMs) return words.hoursAgo(count(hourMs));
  return formatDateTime(sinceMs, options, nowMs);
}

/** How long until `formatAge` of this age reads differently, in ms: to the second under a minute, else to the minute. */
export function msUntilAgeChanges(ageMs: number): number {
  const unitMs = ageMs < minuteMs ? 1000 : minuteMs;
  return ageMs < 0 ? -ageMs + 1000 : unitMs - (ageMs % unitMs);
}
