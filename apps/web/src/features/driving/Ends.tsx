import { Text, VisuallyHidden } from '@mantine/core';
import type { RideStop, RideView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { useDriverTexts } from './texts.en.ts';
import styles from './driving.module.css';

export interface EndsProps {
  ride: Pick<RideView, 'pickup' | 'stops' | 'destination'>;
}

/** The start, a disc, the stops, diamonds, and the end, a square: the map's own signs, with the wire between them. */
export function Ends({ ride }: EndsProps) {
  const driver = useDriverTexts();
  const format = useFormat();
  const { pickup, stops = [], destination } = ride;
  const places: (Pick<RideStop, 'address' | 'reachedAt'> & { kind: 'pickup' | 'stop' | 'destination' })[] = [
    { kind: 'pickup', ...pickup },
    ...stops.map((stop) => ({ kind: 'stop' as const, ...stop })),
    { kind: 'destination', ...destination },
  ];
  return (
    <ul className={styles.ends}>
      {places.map(({ kind, address, reachedAt }, i) => (
        <li key={i} data-end={kind} data-reached={reachedAt !== undefined || undefined}>
          <VisuallyHidden>{kind === 'stop' ? driver.stop(i) : driver[kind]}: </VisuallyHidden>
          <Text span inherit fw={500} style={{ overflowWrap: 'anywhere' }}>
            {sayAddress(address)}
          </Text>
          {reachedAt && (
            <Text span size="sm" className="rw-num" ml="xs">
              <VisuallyHidden>{driver.reached} </VisuallyHidden>✓ {format.clock(reachedAt)}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
