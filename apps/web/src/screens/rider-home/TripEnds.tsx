import { VisuallyHidden } from '@mantine/core';
import type { RideView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useTexts } from '../../texts/use-texts.ts';
import { EndSign } from './EndSign.tsx';
import { sayAddress } from '../../texts/say-address.ts';

interface TripEndsProps {
  ride: Pick<RideView, 'pickup' | 'destination'>;
  /** When it began and ended. */
  times?: { pickup: string | undefined; destination: string | undefined };
}

/** Both ends of a ride. */
export function TripEnds({ ride, times }: TripEndsProps) {
  const { rider } = useTexts();
  const format = useFormat();
  return (
    <ul className="rw-rider-ends">
      {(['pickup', 'destination'] as const).map((end) => (
        <li key={end}>
          <EndSign end={end} />
          <span className="rw-rider-address">
            <VisuallyHidden>{rider[end]}: </VisuallyHidden>
            {sayAddress(ride[end].address)}
          </span>
          {times?.[end] && <time dateTime={times[end]}>{format.clock(times[end])}</time>}
        </li>
      ))}
    </ul>
  );
}
