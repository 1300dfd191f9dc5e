import { numberFormat } from '../format/intl-cache.ts';
import { useFormat } from '../format/use-format.ts';
import { RollingFigure } from './RollingFigure.tsx';

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
  }).formatToParts(1);
  return (
    <RollingFigure
      value={cents / 100}
      prefix={parts.find(({ type }) => type === 'currency')?.value ?? ''}
      decimals={kind === 'total' && cents % 100 === 0 ? 0 : 2}
    />
  );
}
