import { Box, VisuallyHidden } from '@mantine/core';
import type { RideView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { EndSign } from './EndSign.tsx';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { useRiderTexts } from '../texts.en.ts';
import styles from './rider-home.module.css';

interface TripEndsProps {
  ride: Pick<RideView, 'pickup' | 'destination'>;
  /** When it began and ended. */
  times?: { pickup: string | undefined; destination: string | undefined };
}

/** Both ends of a ride. */
export function TripEnds({ ride, times }: TripEndsProps) {
  const rider = useRiderTexts();
  const format = useFormat();
  return (
    <ul className={styles.ends}>
      {(['pickup', 'destination'] as const).map((end) => (
        <li key={end}>
          <EndSign end={end} />
          <Box component="span" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
            <VisuallyHidden>{rider[end]}: </VisuallyHidden>
            {sayAddress(ride[end].address)}
          </Box>
          {times?.[end] && <time dateTime={times[end]}>{format.clock(times[end])}</time>}
        </li>
      ))}
    </ul>
  );
}
