import { englishFormat, toMs, type FormatOptions, type Instant } from './format-words.ts';
import { dateFormat } from './intl-cache.ts';

type When = Instant | null | undefined;

function write(when: When, parts: Intl.DateTimeFormatOptions, options: FormatOptions): string {
  const ms = toMs(when);
  if (ms === undefined) return options.words.unknown;
  const zone = options.timeZone === undefined ? {} : { timeZone: options.timeZone };
  return dateFormat(options.locale, { ...parts, ...zone }).format(ms);
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** `14:32`, 24 hours. */
export function formatClock(when: When, options: FormatOptions = englishFormat): string {
  return write(when, clock, options);
}

/** `14:32:05`. */
export function formatClockSeconds(when: When, options: FormatOptions = englishFormat): string {
  return write(when, { ...clock, second: '2-digit' }, options);
}

/** `Sun 16 Nov`, with the year when it isn't this one. */
export function formatDate(when: When, options: FormatOptions = englishFormat, nowMs = Date.now()): string {
  if (toMs(when) === undefined) return options.words.unknown;
  const weekday = write(when, { weekday: 'short' }, options);
  const day = write(when, { day: 'numeric' }, options);
  const month = write(when, { month: 'short' }, options);
  const year = write(when, { year: 'numeric' }, options);
  const dated = `${weekday} ${day} ${month}`;
  return year === write(nowMs, { year: 'numeric' }, options) ? dated : `${dated} ${year}`;
}

/** `Sun 16 Nov 14:32`. */
export function formatDateTime(
  when: When,
  options: FormatOptions = englishFormat,
  nowMs = Date.now(),
): string {
  if (toMs(when) === undefined) return options.words.unknown;
  return `${formatDate(when, options, nowMs)} ${formatClock(when, options)}`;
}
