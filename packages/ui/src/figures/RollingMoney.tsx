import { RollingNumber } from '@mantine/core';
import { numberFormat } from '../format/intl-cache.ts';
import { useFormat } from '../format/use-format.ts';

export type RollingMoneyProps = {
  cents: number;
  /** fare: always two decimals. total: none when whole. @default 'fare' */
  kind?: 'fare' | 'total';
};

/** Money whose digits roll when it changes. */
export function RollingMoney({ cents, kind = 'fare' }: RollingMoneyProps) {
  const { locale, currency } = useFormat().options;
  const parts = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1234.5);
  const sign = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return (
    <RollingNumber
      value={cents / 100}
      prefix={sign('currency')}
      decimalScale={kind === 'total' && cents % 100 === 0 ? 0 : 2}
      fixedDecimalScale
      decimalSeparator={sign('decimal') || '.'}
      thousandSeparator={sign('group') || ','}
    />
  );
}
