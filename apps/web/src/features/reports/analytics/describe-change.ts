import type { Format } from '@ridewire/ui';

/** The change since before, as a signed share; null if there was nothing to compare with. */
export function describeChange(now: number, before: number, format: Pick<Format, 'rate'>): string | null {
  if (before <= 0) return null;
  const share = now / before - 1;
  const sign = share > 0 ? '+' : share < 0 ? '−' : '±';
  return `${sign}${format.rate(Math.abs(share))}`;
}
