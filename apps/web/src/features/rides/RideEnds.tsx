import { Box, VisuallyHidden } from '@mantine/core';
import type { RideView, Stop } from '@ridewire/contracts';
import type { ReactNode } from 'react';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { useHistoryTexts } from './history.en.ts';
import styles from './RideRows.module.css';

interface RideEndsProps {
  ride: Pick<RideView, 'pickup' | 'destination'> & { stops?: readonly Stop[] | undefined };
  /** Shown after each end. */
  beside?: (stop: Stop) => ReactNode;
}

/** The places of a ride, with different shapes as on the map: a disc, diamonds and a square. */
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
      {ride.stops?.map((stop, i) => (
        <span key={i} className={styles.end}>
          <Box
            component="span"
            flex="none"
            w={7}
            h={7}
            bg="var(--rw-text-2)"
            className={styles.stop}
            aria-hidden
          />
          <VisuallyHidden>{history.stop} </VisuallyHidden>
          <span className={styles.endText}>{sayAddress(stop.address)}</span>
          {beside?.(stop)}
        </span>
      ))}
      <span className={styles.end}>
        <Box component="span" flex="none" w={8} h={8} bg="var(--rw-text-2)" bdrs={1} aria-hidden />
        <VisuallyHidden>{history.to} </VisuallyHidden>
        <span className={styles.endText}>{sayAddress(ride.destination.address)}</span>
        {beside?.(ride.destination)}
      </span>
    </span>
  );
}
