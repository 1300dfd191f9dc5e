import './driving.css';
import { VisuallyHidden } from '@mantine/core';
import type { RideView } from '@ridewire/contracts';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { sayAddress } from '../texts/say-address.ts';

export interface EndsProps {
  ride: Pick<RideView, 'pickup' | 'destination'>;
  /** A small line under each address. */
  below?: { pickup: ReactNode; destination: ReactNode };
}

/** Where it begins, a disc, and where it ends, a square: the map's own signs, with the wire between them. */
export function Ends({ ride, below }: EndsProps) {
  const { driver } = useTexts();
  return (
    <ul className="rw-driver-ends">
      {(['pickup', 'destination'] as const).map((end) => (
        <li key={end} data-end={end}>
          <VisuallyHidden>{driver[end]}: </VisuallyHidden>
          <span className="rw-driver-address">{sayAddress(ride[end].address)}</span>
          {below && <span className="rw-driver-below rw-num">{below[end]}</span>}
        </li>
      ))}
    </ul>
  );
}
