import { englishFormat, type FormatOptions } from './format-words.ts';
import { numberFormat } from './intl-cache.ts';

/** `300 m`, `3 km`: a distance rounded to its first digit. */
export function formatRough(
  distanceMeters: number | null | undefined,
  { locale, words }: FormatOptions = englishFormat,
): string {
  if (!distanceMeters || !Number.isFinite(distanceMeters)) return words.unknown;
  const meters = Number(distanceMeters.toPrecision(1));
  const whole = numberFormat(locale, { maximumFractionDigits: 0 });
  return meters < 1000 ? words.meters(whole.format(meters)) : words.kilometers(whole.format(meters / 1000));
}

/** `850 m` by tens below a kilometer, then `1.2 km`, and whole kilometers from ten on. */
export function formatDistance(
  distanceMeters: number | null | undefined,
  options: FormatOptions = englishFormat,
): string {
  const { locale, words } = options;
  if (distanceMeters === null || distanceMeters === undefined) return words.unknown;
  if (!Number.isFinite(distanceMeters) || distanceMeters < 0) return words.unknown;
  const whole = numberFormat(locale, { maximumFractionDigits: 0 });
  const meters = distanceMeters < 100 ? Math.round(distanceMeters) : Math.round(distanceMeters / 10) * 10;
  if (meters < 1000) return words.meters(whole.format(meters));
  const tenths = Math.round(distanceMeters / 100) / 10;
  if (tenths >= 10) return words.kilometers(whole.format(Math.round(distanceMeters / 1000)));
  return words.kilometers(
    numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(tenths),
  );
}
