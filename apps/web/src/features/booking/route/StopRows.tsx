import { ActionIcon } from '@mantine/core';
import type { Stop } from '@ridewire/contracts';
import { Hint } from '@ridewire/ui';
import { IconX } from '@tabler/icons-react';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { EndSign } from '../panel/EndSign.tsx';
import styles from '../panel/rider-home.module.css';
import { useRouteTexts } from './route.en.ts';

export interface StopRowsProps {
  stops: readonly Stop[];
  onChange: (stops: readonly Stop[]) => void;
}

/** The stops between the two ends, each with a button that removes it. */
export function StopRows({ stops, onChange }: StopRowsProps) {
  const route = useRouteTexts();
  return (
    <ul>
      {stops.map((stop, i) => {
        const name = sayAddress(stop.address);
        return (
          <li key={`${i} ${stop.lat} ${stop.lng}`} className={styles.stop}>
            <EndSign end="stop" />
            <span>{name}</span>
            <Hint label={route.remove(name)}>
              <ActionIcon
                size={44}
                aria-label={route.remove(name)}
                onClick={() => onChange(stops.filter((_, at) => at !== i))}
              >
                <IconX size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Hint>
          </li>
        );
      })}
    </ul>
  );
}
