import { formatCount, type FormatOptions } from '@ridewire/ui';

/** MapLibre's scale, `3 km` or `500 m`, in the language of the format; null if it says something else. */
export function writeScale(written: string, format: FormatOptions): string | null {
  const [, figure, unit] = /^(\d+)\s(k?m)$/.exec(written) ?? [];
  if (figure === undefined) return null;
  const count = formatCount(Number(figure), format);
  return unit === 'km' ? format.words.kilometers(count) : format.words.meters(count);
}
