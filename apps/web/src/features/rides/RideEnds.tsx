import { Box, VisuallyHidden } from '@mantine/core';
import type { RideView } from '@ridewire/contracts';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { useHistoryTexts } from './history.en.ts';
import styles from './RideRows.module.css';

/** The two ends of a ride, told apart by shape as on the map: a disc and a square. */
export function RideEnds({ ride }: { ride: Pick<RideView, 'pickup' | 'destination'> }) {
  const history = useHistoryTexts();
  return (
    <span className={styles.ends} data-part="ends">
      <span className={styles.end}>
        <Box component="span" flex="none" w={8} h={8} bg="var(--rw-text-2)" bdrs="50%" aria-hidden />
        <VisuallyHidden>{history.from} </VisuallyHidden>
        <span className={styles.endText}>{sayAddress(ride.pickup.address)}</span>
      </span>
      <span className={styles.end}>
        <Box component="span" flex="none" w={8} h={8} bg="var(--rw-text-2)" bdrs={1} aria-hidden />
        <VisuallyHidden>{history.to} </VisuallyHidden>
        <span className={styles.endText}>{sayAddress(ride.destination.address)}</span>
      </span>
    </span>
  );
}
