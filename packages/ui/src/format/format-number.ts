import { englishFormat, type FormatOptions } from './format-words.ts';
import { numberFormat } from './intl-cache.ts';

/** A count with thousands set apart: 12480 → `12,480`. */
export function formatCount(
  count: number | null | undefined,
  options: FormatOptions = englishFormat,
): string {
  if (count === null || count === undefined || !Number.isFinite(count)) return options.words.unknown;
  return numberFormat(options.locale, { maximumFractionDigits: 0 }).format(count).replace('-', '−');
}

/** A share of one as a rate: 0.875 → `87.50%`. */
export function formatRate(share: number | null | undefined, options: FormatOptions = englishFormat): string {
  if (share === null || share === undefined || !Number.isFinite(share)) return options.words.unknown;
  const format = numberFormat(options.locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return format.format(share).replace('-', '−');
}

/** An average of ratings: 4.6 → `4.6`. */
export const formatAverage = (average: number, options: FormatOptions = englishFormat): string =>
  numberFormat(options.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);

/** Tenths as how many times something is: 14 → `1.4×`. */
export function formatTimes(tenths: number, options: FormatOptions = englishFormat): string {
  const format = numberFormat(options.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${format.format(tenths / 10)}×`;
}
