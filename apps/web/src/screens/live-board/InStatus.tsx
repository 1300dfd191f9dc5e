import type { BoardRide } from '@ridewire/contracts';
import { Elapsed, useFormat } from '@ridewire/ui';
import { IconClockExclamation } from '@tabler/icons-react';
import { useTexts } from '../../texts/use-texts.ts';
import { finishedAtMs } from './ride-row.ts';
import { inStatusSinceMs, type StuckState } from './stuck-ride.ts';

/** How long the ride has had its status; of a stuck one also what is wrong; of a finished one, when. */
export function InStatus({ ride, stuck }: { ride: BoardRide; stuck: StuckState | undefined }) {
  const { admin } = useTexts();
  const format = useFormat();
  const finishedMs = finishedAtMs(ride);
  if (finishedMs !== undefined) return <span className="rw-num">{format.clock(finishedMs)}</span>;
  if (!stuck) return <Elapsed since={inStatusSinceMs(ride)} />;
  return (
    <span className="rw-board-status">
      <span className="rw-board-stuck">
        <IconClockExclamation size={16} stroke={1.75} aria-hidden />
        {admin.board.why[stuck.why]}
      </span>{' '}
      <Elapsed since={inStatusSinceMs(ride)} />
    </span>
  );
}
