import { UnstyledButton } from '@mantine/core';
import type { RideType, UsablePromo } from '@ridewire/contracts';
import { discountOf } from '@ridewire/contracts/promo-terms';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { lazyWarm } from '../../../kit/page/lazy-extra.tsx';
import { useRiderTexts } from '../texts.en.ts';
import type { Quote } from './use-quote.ts';
import styles from '../panel/choose-trip.module.css';

const [FareLines, warmFareLines] = lazyWarm(
  async () => (await import('../../rides/FareLines.tsx')).FareLines,
);

/** On demand the parts of the price. */
export function FareBreakdown({
  quote,
  type,
  promo,
}: {
  quote: Quote;
  type: RideType;
  promo: UsablePromo | null;
}) {
  const rider = useRiderTexts();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  useEffect(warmFareLines, []);
  const fare = quote.prices?.fares.find((each) => each.type === type);
  if (!quote.prices || !fare) return null;
  const { distanceMeters, durationSeconds } = quote.prices;
  const discountCents = promo ? discountOf(promo, fare.fareCents) : 0;
  return (
    <div className={styles.breakdown} data-old={quote.isOld || undefined}>
      <UnstyledButton
        className={`${styles.unfold} rw-press`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {rider.breakdown}
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </UnstyledButton>
      <div id={id} className={styles.fareLines}>
        {isOpen && (
          <FareLines
            parts={fare}
            totalCents={fare.fareCents - discountCents}
            discountCents={discountCents}
            surgeTenths={quote.prices.surgeTenths}
            distanceMeters={distanceMeters}
            durationSeconds={durationSeconds}
          />
        )}
      </div>
    </div>
  );
}
