import { Text, VisuallyHidden } from '@mantine/core';
import type { RideView } from '@ridewire/contracts';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { useDriverTexts } from './texts.en.ts';
import styles from './driving.module.css';

export interface EndsProps {
  ride: Pick<RideView, 'pickup' | 'destination'>;
}

/** The start, a disc, and the end, a square: the map's own signs, with the wire between them. */
export function Ends({ ride }: EndsProps) {
  const driver = useDriverTexts();
  return (
    <ul className={styles.ends}>
      {(['pickup', 'destination'] as const).map((end) => (
        <li key={end} data-end={end}>
          <VisuallyHidden>{driver[end]}: </VisuallyHidden>
          <Text span inherit fw={500} style={{ overflowWrap: 'anywhere' }}>
            {sayAddress(ride[end].address)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
