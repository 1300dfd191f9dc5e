import { RollingNumber, type RollingNumberProps } from '@mantine/core';
import { memo } from 'react';
import { numberFormat } from '../format/intl-cache.ts';
import { useFormat } from '../format/use-format.ts';

export type RollingFigureProps = Pick<RollingNumberProps, 'className' | 'prefix' | 'suffix' | 'value'> & {
  /** @default 0 */
  decimals?: 0 | 2;
};

/** A figure whose digits roll when it changes. Mantine rolls Latin digits only: others just change. */
export const RollingFigure = memo(function RollingFigure({
  value,
  prefix = '',
  suffix = '',
  decimals = 0,
  className,
}: RollingFigureProps) {
  const { locale } = useFormat().options;
  const format = numberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  if (format.resolvedOptions().numberingSystem !== 'latn')
    return (
      <span className={className}>
        {prefix}
        {format.format(value)}
        {suffix}
      </span>
    );
  const parts = format.formatToParts(1234.5);
  const sign = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  return (
    <RollingNumber
      className={className ?? ''}
      value={value}
      prefix={prefix}
      suffix={suffix}
      decimalScale={decimals}
      fixedDecimalScale
      decimalSeparator={sign('decimal') ?? '.'}
      thousandSeparator={sign('group') ?? ','}
    />
  );
});
