import type { BoardRide } from '@ridewire/contracts';
import { useTexts } from '../../texts/use-texts.ts';
import { VisuallyHidden } from '@mantine/core';

/** From where to where: in a line where there is room, else one above the other. */
export function Trip({ ride }: { ride: BoardRide }) {
  const { history } = useTexts();
  return (
    <span className="rw-board-trip">
      <span title={ride.pickup.address}>
        <VisuallyHidden>{history.from} </VisuallyHidden>
        {ride.pickup.address}
      </span>
      <span aria-hidden>→</span>
      <span title={ride.destination.address}>
        <VisuallyHidden> {history.to} </VisuallyHidden>
        {ride.destination.address}
      </span>
    </span>
  );
}
