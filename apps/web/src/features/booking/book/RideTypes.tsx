import { Radio, Stack, Text } from '@mantine/core';
import {
  USUAL_TENTHS,
  type OfferedFare,
  type RideType,
  type RideTypeTerms,
  type UsablePromo,
} from '@ridewire/contracts';
import { discountOf } from '@ridewire/contracts/promo-terms';
import { typeWordsIn } from '@ridewire/contracts/ride-types';
import { RollingMoney, useFormat } from '@ridewire/ui';
import { memo, startTransition, useOptimistic } from 'react';
import type { Quote } from './use-quote.ts';
import { useRiderTexts } from '../texts.en.ts';
import { TypeIcon } from '../../rides/TypeIcon.tsx';
import { useOfferedTypes } from '../../rides/ride-types.ts';
import { useLanguage } from '../../../kit/texts/use-language.ts';
import styles from '../panel/choose-trip.module.css';

interface RideTypesProps {
  type: RideType;
  quote: Quote;
  promo: UsablePromo | null;
  onChange: (type: RideType) => void;
}

/** The ride types as cards, each with its seats, description and price less the promo code, or an estimate while there is none. */
export function RideTypes({ type, quote, promo, onChange }: RideTypesProps) {
  const rider = useRiderTexts();
  const types = useOfferedTypes();
  // The next frame shows the choice; the price in the whole panel follows.
  const [shown, show] = useOptimistic(type);
  const choose = (value: string) =>
    startTransition(() => {
      show(value);
      onChange(value);
    });
  return (
    <Radio.Group aria-label={rider.rideType} name="ride-type" value={shown} onChange={choose}>
      <Stack gap={6}>
        {types.map((each) => (
          <Radio.Card
            mih={48}
            key={each.id}
            value={each.id}

            tabIndex={each.id === shown ? 0 : -1}
          >
            <Radio.Indicator />
            <TypeIcon name={each.icon} />
            <Words
              type={each}
              trip={each.id === shown ? quote.prices : undefined}
              isAsked={each.id === shown && quote.isOld}
            />
            <Price
              type={each}
              fare={quote.prices?.fares.find(({ type: priced }) => priced === each.id)}
              surgeTenths={quote.prices?.surgeTenths}
              promo={promo}
              isOld={quote.isOld}
            />
          </Radio.Card>
        ))}
      </Stack>
    </Radio.Group>
  );
}

interface WordsProps {
  type: RideTypeTerms;
  /** The trip's length, said of the chosen type. */
  trip: Quote['prices'] | undefined;
  /** It is on its way: its line is kept free, so that nothing moves when it comes. */
  isAsked: boolean;
}

const Words = memo(function Words({ type, trip, isAsked }: WordsProps) {
  const language = useLanguage();
  const rider = useRiderTexts();
  const format = useFormat();
  const waitsSeconds = trip?.fares.find((each) => each.type === type.id)?.pickupSeconds;
  return (
    <Text span inherit fw={500} flex={1}>
      {typeWordsIn(type.names, language)}
      <Text span display="block" inherit fz="0.8125rem" lh="1.125rem" fw={400} c="dimmed">
        {rider.upTo(type.seats)} · {typeWordsIn(type.blurbs, language)}
      </Text>
      {!trip && isAsked && (
        <Text span display="block" inherit fz="0.8125rem" lh="1.125rem" aria-hidden>
          &nbsp;
        </Text>
      )}
      {trip && (
        <Text span className="rw-num" display="block" inherit fz="0.8125rem" lh="1.125rem" fw={400}>
          {typeof waitsSeconds === 'number'
            ? rider.arriveAt(
                format.clock(Date.now() + (waitsSeconds + trip.durationSeconds) * 1_000),
                format.distance(trip.distanceMeters),
              )
            : rider.trip(format.distance(trip.distanceMeters), format.duration(trip.durationSeconds))}
        </Text>
      )}
    </Text>
  );
});

interface PriceProps {
  type: RideTypeTerms;
  /** Undefined if there is none. */
  fare: OfferedFare | undefined;
  surgeTenths: number | undefined;
  promo: UsablePromo | null;
  isOld: boolean;
}

const Price = memo(function Price({ type, fare, surgeTenths = USUAL_TENTHS, promo, isOld }: PriceProps) {
  const rider = useRiderTexts();
  const format = useFormat();
  if (fare) {
    return (
      <span className={styles.typePrice} data-old={isOld || undefined}>
        {surgeTenths > USUAL_TENTHS && (
          <Text span inherit fz="xs" fw={500} c="dimmed" mr={6}>
            {format.times(surgeTenths)}
          </Text>
        )}
        <RollingMoney cents={fare.fareCents - (promo ? discountOf(promo, fare.fareCents) : 0)} />
        <Text span display="block" inherit fz="0.8125rem" lh="1.125rem" fw={400} c="dimmed">
          {fare.pickupSeconds === null
            ? rider.noneNear
            : rider.inMinutes(Math.max(1, Math.round(fare.pickupSeconds / 60)))}
        </Text>
      </span>
    );
  }
  return (
    <Text span className="rw-num" inherit fz="sm" c="dimmed">
      {rider.aboutDollars(...type.aboutDollars)}
    </Text>
  );
});
