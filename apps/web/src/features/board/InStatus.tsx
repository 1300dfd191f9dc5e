import { Text } from '@mantine/core';
import { type BoardRide, expectedAtMs, inStatusSinceMs, type StuckState } from '@ridewire/contracts';
import { Elapsed, useFormat } from '@ridewire/ui';
import { IconClockExclamation } from '@tabler/icons-react';
import { StuckOwnerName } from '../stuck/StuckOwner.tsx';
import { finishedAtMs } from './ride-row.ts';
import { useBoardTexts } from './texts.en.ts';
import styles from './RideTableRow.module.css';

/**
 * How long the ride has had its status, and until when it should; for a stuck ride, what is wrong; for a finished one,
 * when it ended.
 */
export function InStatus({ ride, stuck }: { ride: BoardRide; stuck: StuckState | undefined }) {
  const texts = useBoardTexts();
  const format = useFormat();
  const finishedMs = finishedAtMs(ride);
  if (finishedMs !== undefined) return <span className="rw-num">{format.clock(finishedMs)}</span>;
  const expectedMs = expectedAtMs(ride);
  if (!stuck)
    return (
      <span className={styles.inStatus}>
        {expectedMs !== undefined && (
          <Text span inherit c="dimmed" fw={400}>
            {texts.board.expected(format.clock(expectedMs))}{' '}
          </Text>
        )}
        <Elapsed since={inStatusSinceMs(ride)} />
      </span>
    );
  return (
    <span className={styles.stuckSince}>
      <span className={styles.stuck}>
        <IconClockExclamation size={16} stroke={1.75} aria-hidden />
        {texts.board.why[stuck.why]}
      </span>{' '}
      <Elapsed since={inStatusSinceMs(ride)} /> <StuckOwnerName rideId={ride.id} />
    </span>
  );
}
