import { Box, VisuallyHidden } from '@mantine/core';
import type { RideView, Stop } from '@ridewire/contracts';
import type { ReactNode } from 'react';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { useHistoryTexts } from './history.en.ts';
import styles from './RideRows.module.css';

interface RideEndsProps {
  ride: Pick<RideView, 'pickup' | 'destination'>;
  /** Shown after each end. */
  beside?: (stop: Stop) => ReactNode;
}

/** The two ends of a ride, with different shapes as on the map: a disc and a square. */
export function RideEnds({ ride, beside }: RideEndsProps) {
  const history = useHistoryTexts();
  return (
    <span className={styles.ends} data-part="ends">
      <span className={styles.end}>
        <Box component="span" flex="none" w={8} h={8} bg="var(--rw-text-2)" bdrs="50%" aria-hidden />
        <VisuallyHidden>{history.from} </VisuallyHidden>
        <span className={styles.endText}>{sayAddress(ride.pickup.address)}</span>
        {beside?.(ride.pickup)}
      </span>
      <span className={styles.end}>
        <Box component="span" flex="none" w={8} h={8} bg="var(--rw-text-2)" bdrs={1} aria-hidden />
        <VisuallyHidden>{history.to} </VisuallyHidden>
        <span className={styles.endText}>{sayAddress(ride.destination.address)}</span>
        {beside?.(ride.destination)}
      </span>
    </span>
  );
}
