import { formatAge } from './format-age.ts';
import { formatClock, formatClockSeconds, formatDate, formatDateTime } from './format-clock.ts';
import { formatDistance, formatRough } from './format-distance.ts';
import { formatDuration, formatElapsed } from './format-duration.ts';
import { formatMoney, formatTotal } from './format-money.ts';
import { formatAverage, formatCount, formatRate, formatTimes } from './format-number.ts';
import { formatCoordinates, formatShortId } from './format-place.ts';
import { englishFormat, type FormatOptions, type Instant } from './format-words.ts';

/** Every format, bound to one language, currency and time zone. Unknown values are written as an en dash. */
export function createFormat(overrides: Partial<FormatOptions> = {}) {
  const options: FormatOptions = { ...englishFormat, ...overrides };
  type When = Instant | null | undefined;
  type Amount = number | null | undefined;
  return {
    options,
    money: (fareCents: Amount) => formatMoney(fareCents, options),
    total: (totalCents: Amount) => formatTotal(totalCents, options),
    count: (count: Amount) => formatCount(count, options),
    rate: (share: Amount) => formatRate(share, options),
    average: (average: number) => formatAverage(average, options),
    times: (tenths: number) => formatTimes(tenths, options),
    distance: (distanceMeters: Amount) => formatDistance(distanceMeters, options),
    /** To one figure, for what is not known better. */
    rough: (distanceMeters: Amount) => formatRough(distanceMeters, options),
    duration: (durationSeconds: Amount) => formatDuration(durationSeconds, options),
    elapsed: (elapsedMs: number) => formatElapsed(elapsedMs, options),
    clock: (when: When) => formatClock(when, options),
    clockSeconds: (when: When) => formatClockSeconds(when, options),
    date: (when: When) => formatDate(when, options),
    dateTime: (when: When) => formatDateTime(when, options),
    age: (since: When, nowMs: number) => formatAge(since, nowMs, options),
    coordinates: (point: { lat: number; lng: number } | null | undefined) =>
      formatCoordinates(point, options),
    shortId: (id: string | null | undefined) => formatShortId(id, options),
  };
}

export type Format = ReturnType<typeof createFormat>;
