import { Collapse, UnstyledButton } from '@mantine/core';
import type { RideType } from '@ridewire/contracts';
import { motion, useFormat } from '@ridewire/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { FareLines } from '../../rides/FareLines.tsx';
import type { Quote } from './use-quote.ts';

/** How long the trip is, and on demand what its price is made of; and how it is paid. */
export function FareBreakdown({ quote, type }: { quote: Quote; type: RideType }) {
  const { rider } = useTexts();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const fare = quote.prices?.fares.find((each) => each.type === type);
  if (!quote.prices || !fare) return null;
  const { distanceMeters, durationSeconds } = quote.prices;
  return (
    <div className="rw-rider-breakdown" data-old={quote.isOld || undefined}>
      <span className="rw-num">
        {rider.trip(format.distance(distanceMeters), format.duration(durationSeconds))}
      </span>
      <UnstyledButton
        className="rw-rider-unfold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {rider.breakdown}
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </UnstyledButton>
      <Collapse id={id} expanded={isOpen} transitionDuration={motion.moveMs} className="rw-rider-unfolded">
        <FareLines
          parts={fare}
          totalCents={fare.fareCents}
          distanceMeters={distanceMeters}
          durationSeconds={durationSeconds}
        />
      </Collapse>
      <span className="rw-rider-unfolded">{rider.payCash}</span>
    </div>
  );
}
