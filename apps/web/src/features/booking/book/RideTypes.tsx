import { Radio, Stack, Text } from '@mantine/core';
import { ABOUT_DOLLARS, SEATS, USUAL_TENTHS, type RideType } from '@ridewire/contracts';
import { RollingMoney, useFormat } from '@ridewire/ui';
import { memo, startTransition, useOptimistic } from 'react';
import { rideTypes } from './ride-types.ts';
import type { Quote } from './use-quote.ts';
import { useRiderTexts } from '../texts.en.ts';
import { useHistoryTexts } from '../../rides/history.en.ts';
import styles from '../panel/rider-home.module.css';

interface RideTypesProps {
  type: RideType;
  quote: Quote;
  onChange: (type: RideType) => void;
}

/** The ride types as cards, each with who fits in, what it is and its price, or what it costs about while there is none. */
export function RideTypes({ type, quote, onChange }: RideTypesProps) {
  const rider = useRiderTexts();
  // The next frame shows the choice; the price of the whole panel comes after.
  const [shown, show] = useOptimistic(type);
  const choose = (value: string) =>
    startTransition(() => {
      show(value as RideType);
      onChange(value as RideType);
    });
  return (
    <Radio.Group aria-label={rider.rideType} name="ride-type" value={shown} onChange={choose}>
      <Stack gap={6}>
        {rideTypes.map((each) => (
          <Radio.Card key={each} value={each} className={styles.type} tabIndex={each === shown ? 0 : -1}>
            <Radio.Indicator />
            <Words type={each} />
            <Price
              type={each}
              fareCents={quote.prices?.fares.find(({ type: priced }) => priced === each)?.fareCents}
              surgeTenths={quote.prices?.surgeTenths}
              isOld={quote.isOld}
            />
          </Radio.Card>
        ))}
      </Stack>
    </Radio.Group>
  );
}

const Words = memo(function Words({ type }: { type: RideType }) {
  const history = useHistoryTexts();
  const rider = useRiderTexts();
  return (
    <Text span inherit fw={500} flex={1}>
      {history.types[type]}
      <Text span display="block" inherit fz="0.8125rem" lh="1.125rem" fw={400} c="dimmed">
        {rider.upTo(SEATS[type])} · {rider.carKinds[type]}
      </Text>
    </Text>
  );
});

interface PriceProps {
  type: RideType;
  /** Undefined while there is none. */
  fareCents: number | undefined;
  surgeTenths: number | undefined;
  isOld: boolean;
}

const Price = memo(function Price({ type, fareCents, surgeTenths = USUAL_TENTHS, isOld }: PriceProps) {
  const rider = useRiderTexts();
  const format = useFormat();
  if (fareCents !== undefined) {
    return (
      <span className={styles.typePrice} data-old={isOld || undefined}>
        {surgeTenths > USUAL_TENTHS && (
          <Text span inherit fz="xs" fw={500} c="dimmed" mr={6}>
            {format.times(surgeTenths)}
          </Text>
        )}
        <RollingMoney cents={fareCents} />
      </span>
    );
  }
  return (
    <Text span className="rw-num" inherit fz="sm" c="dimmed">
      {rider.aboutDollars(...ABOUT_DOLLARS[type])}
    </Text>
  );
});
