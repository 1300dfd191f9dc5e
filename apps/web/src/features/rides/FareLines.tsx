import { USUAL_TENTHS } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import type { ReactNode } from 'react';
import type { FareParts } from '@ridewire/contracts/fare-parts';
import { Fact, FactList } from '../../kit/lists/FactList.tsx';
import { useRideTexts } from './ride.en.ts';

export interface FareLinesProps {
  /** The parts; null if unknown. */
  parts: FareParts | null;
  /** With the discount taken off. */
  totalCents: number;
  /** What the driver's wait added. @default what the parts say */
  waitingCents?: number | undefined;
  /** What a promo code takes off. */
  discountCents?: number | undefined;
  /** The price level in tenths of the usual price, if it is higher. */
  surgeTenths?: number | undefined;
  distanceMeters: number;
  durationSeconds: number;
  /** Lines below the sum. */
  children?: ReactNode;
}

/** The parts of a fare, and their sum. */
export function FareLines({
  parts,
  totalCents,
  waitingCents = parts?.waitingCents ?? 0,
  discountCents = 0,
  surgeTenths = USUAL_TENTHS,
  distanceMeters,
  durationSeconds,
  children,
}: FareLinesProps) {
  const ride = useRideTexts();
  const format = useFormat();
  return (
    <FactList look="sum">
      {parts && (
        <>
          <FareLine name={ride.base} cents={parts.baseCents} />
          <FareLine name={ride.distance(format.distance(distanceMeters))} cents={parts.distanceCents} />
          <FareLine name={ride.time(format.duration(durationSeconds))} cents={parts.timeCents} />
          {parts.minimumTopUpCents > 0 && <FareLine name={ride.minimum} cents={parts.minimumTopUpCents} />}
          {parts.surgeCents > 0 && (
            <FareLine name={ride.busy(format.times(surgeTenths))} cents={parts.surgeCents} />
          )}
        </>
      )}
      {waitingCents > 0 && <FareLine name={ride.waiting} cents={waitingCents} />}
      {discountCents > 0 && <FareLine name={ride.promo} cents={-discountCents} />}
      <FareLine name={ride.total} cents={totalCents} isTotal />
      {children}
    </FactList>
  );
}

/** One line: a name and an amount. */
export function FareLine({
  name,
  cents,
  isTotal = false,
}: {
  name: string;
  cents: number;
  isTotal?: boolean;
}) {
  const format = useFormat();
  return (
    <Fact label={name} isTotal={isTotal}>
      {format.money(cents)}
    </Fact>
  );
}
