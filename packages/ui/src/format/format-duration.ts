import { englishFormat, type FormatOptions } from './format-words.ts';
import { numberFormat } from './intl-cache.ts';

/** `4 min`, `1 h 05 min`. Any time above zero is at least a minute. */
export function formatDuration(
  durationSeconds: number | null | undefined,
  options: FormatOptions = englishFormat,
): string {
  const { locale, words } = options;
  if (durationSeconds === null || durationSeconds === undefined) return words.unknown;
  if (!Number.isFinite(durationSeconds) || durationSeconds < 0) return words.unknown;
  const total = durationSeconds === 0 ? 0 : Math.max(1, Math.round(durationSeconds / 60));
  const number = numberFormat(locale, {});
  if (total < 60) return words.minutes(number.format(total));
  const minutes = numberFormat(locale, { minimumIntegerDigits: 2 }).format(total % 60);
  return words.hoursMinutes(number.format(Math.floor(total / 60)), minutes);
}

/** A running time: `0:18`, `12:05`, `1:02:09`. Before its start it is `0:00`. */
export function formatElapsed(elapsedMs: number, options: FormatOptions = englishFormat): string {
  const seconds = Number.isFinite(elapsedMs) ? Math.max(0, Math.floor(elapsedMs / 1000)) : 0;
  const plain = numberFormat(options.locale, { useGrouping: false });
  const padded = numberFormat(options.locale, { minimumIntegerDigits: 2 });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = padded.format(seconds % 60);
  if (hours === 0) return `${plain.format(minutes)}:${rest}`;
  return `${plain.format(hours)}:${padded.format(minutes)}:${rest}`;
}
