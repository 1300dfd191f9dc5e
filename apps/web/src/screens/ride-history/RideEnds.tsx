import { VisuallyHidden } from '@mantine/core';
import type { RideView } from '@ridewire/contracts';
import { useTexts } from '../../texts/use-texts.ts';
import { sayAddress } from '../../texts/say-address.ts';

/** The two ends of a ride, told apart by shape as on the map: a disc and a square. */
export function RideEnds({ ride }: { ride: Pick<RideView, 'pickup' | 'destination'> }) {
  const { history } = useTexts();
  return (
    <span className="rw-ends">
      <span className="rw-end">
        <span className="rw-end-disc" aria-hidden />
        <VisuallyHidden>{history.from} </VisuallyHidden>
        <span className="rw-end-text">{sayAddress(ride.pickup.address)}</span>
      </span>
      <span className="rw-end">
        <span className="rw-end-square" aria-hidden />
        <VisuallyHidden>{history.to} </VisuallyHidden>
        <span className="rw-end-text">{sayAddress(ride.destination.address)}</span>
      </span>
    </span>
  );
}
