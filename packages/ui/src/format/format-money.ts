import { englishFormat, type FormatOptions } from './format-words.ts';
import { numberFormat } from './intl-cache.ts';

type Money = number | null | undefined;

function write(cents: number, decimals: 0 | 2, { locale, currency }: FormatOptions): string {
  const parts = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).formatToParts(Math.abs(cents) / 100);
  // The currency sign comes first in all our languages. Intl puts it after Bangla numbers; people don't.
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? '';
  const figure = parts.filter(({ type }) => type !== 'currency' && type !== 'literal');
  // A true minus sign has the width of a digit; the hyphen of Intl does not.
  return `${cents < 0 ? '−' : ''}${sign}${figure.map(({ value }) => value).join('')}`;
}

/** A fare, always with two decimals: 1450 → `$14.50`. */
export function formatMoney(fareCents: Money, options: FormatOptions = englishFormat): string {
  if (fareCents === null || fareCents === undefined || !Number.isFinite(fareCents))
    return options.words.unknown;
  return write(Math.round(fareCents), 2, options);
}

/** A total on a card, without decimals when whole: 245000 → `$2,450`, 245050 → `$2,450.50`. */
export function formatTotal(totalCents: Money, options: FormatOptions = englishFormat): string {
  if (totalCents === null || totalCents === undefined || !Number.isFinite(totalCents))
    return options.words.unknown;
  const cents = Math.round(totalCents);
  return write(cents, cents % 100 === 0 ? 0 : 2, options);
}
