import { isActive, type RideDetail } from '@ridewire/contracts';
import { Elapsed } from '@ridewire/ui';
import { IconClockExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { LinkedButton } from '../../shell/LinkedButton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { useShownBoard } from '../live-board/board-context.ts';
import { BoardSource } from '../live-board/BoardSource.tsx';
import { RideDialogs, type Asked } from '../live-board/RideActions.tsx';

const NO_FILTERS = {};

/** What the live board offers for a ride under way, and why it needs a look. The board is followed only for such a ride. */
export function BoardActions({ ride }: { ride: RideDetail }) {
  // Who ends it here still sees the end of the dialog.
  const [wasActive, setActive] = useState(isActive(ride.status));
  if (isActive(ride.status) && !wasActive) setActive(true);
  return (
    wasActive && (
      <BoardSource search={NO_FILTERS}>
        <ActiveRide ride={ride} />
      </BoardSource>
    )
  );
}

function ActiveRide({ ride: { id, status } }: { ride: RideDetail }) {
  const { admin } = useTexts();
  const { board } = useShownBoard();
  const [asked, setAsked] = useState<Asked | null>(null);
  const stuck = isActive(status) && board?.stuck.get(id);
  const isWaiting = !board;
  return (
    <>
      {stuck && (
        <p className="rw-ridepage-stuck" role="status">
          <IconClockExclamation size={20} stroke={1.75} aria-hidden />
          {admin.board.whyLong[stuck.why]}
          <Elapsed since={stuck.sinceMs} />
        </p>
      )}
      {status === 'accepted' && (
        <LinkedButton variant="default" isWaiting={isWaiting} onPress={() => setAsked('reassign')}>
          {admin.reassign.open}
        </LinkedButton>
      )}
      {isActive(status) && (
        <LinkedButton variant="light" color="red" isWaiting={isWaiting} onPress={() => setAsked('cancel')}>
          {admin.cancel.open}
        </LinkedButton>
      )}
      <RideDialogs rideId={id} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
