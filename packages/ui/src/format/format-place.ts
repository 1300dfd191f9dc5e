import { englishFormat, type FormatOptions } from './format-words.ts';
import { numberFormat } from './intl-cache.ts';

/** `23.792, 90.407`: three decimals, about a hundred meters. */
export function formatCoordinates(
  point: { lat: number; lng: number } | null | undefined,
  options: FormatOptions = englishFormat,
): string {
  if (!point || !Number.isFinite(point.lat) || !Number.isFinite(point.lng)) return options.words.unknown;
  const format = numberFormat(options.locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  return `${format.format(point.lat)}, ${format.format(point.lng)}`.replaceAll('-', '−');
}

/** `#a1b2c3`: the last six signs of an id. */
export function formatShortId(id: string | null | undefined, options: FormatOptions = englishFormat): string {
  return id ? `#${id.slice(-6)}` : options.words.unknown;
}
