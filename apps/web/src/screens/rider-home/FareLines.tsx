import type { FareQuote } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useTexts } from '../../texts/use-texts.ts';

interface FareLinesProps {
  fare: FareQuote;
  distanceMeters: number;
  durationSeconds: number;
}

/** The parts of a fare, and their sum. */
export function FareLines({ fare, distanceMeters, durationSeconds }: FareLinesProps) {
  const { rider } = useTexts();
  const format = useFormat();
  const lines: [string, number][] = [
    [rider.base, fare.baseCents],
    [rider.distance(format.distance(distanceMeters)), fare.distanceCents],
    [rider.time(format.duration(durationSeconds)), fare.timeCents],
  ];
  if (fare.minimumTopUpCents > 0) lines.push([rider.minimum, fare.minimumTopUpCents]);
  return (
    <dl className="rw-rider-fare">
      {lines.map(([name, cents]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{format.money(cents)}</dd>
        </div>
      ))}
      <div data-total>
        <dt>{rider.total}</dt>
        <dd>{format.money(fare.fareCents)}</dd>
      </div>
    </dl>
  );
}
