import { ActionIcon, VisuallyHidden } from '@mantine/core';
import type { Stop } from '@ridewire/contracts';
import { announce, Hint } from '@ridewire/ui';
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { EndSign } from '../panel/EndSign.tsx';
import styles from '../panel/choose-trip.module.css';
import { useRouteTexts } from './route.en.ts';

export interface StopRowsProps {
  stops: readonly Stop[];
  /** The number of the first one. @default 1 */
  first?: number;
  onChange: (stops: readonly Stop[]) => void;
}

/** The stops between the two ends, each with a button that removes it. */
export function StopRows({ stops, first = 1, onChange }: StopRowsProps) {
  const route = useRouteTexts();
  const list = useRef<HTMLUListElement>(null);
  const remove = (index: number) => {
    onChange(stops.filter((_, at) => at !== index));
    announce(route.removed);
    // The pressed button is gone: the next one has the focus, or what follows the list.
    const rows = list.current;
    const buttons = rows?.parentElement?.querySelectorAll('button') ?? [];
    const pressed = [...buttons].findIndex((button) => button === document.activeElement);
    buttons[pressed + 1]?.focus();
  };
  return (
    <ul ref={list} aria-label={route.stops}>
      {stops.map((stop, i) => {
        const name = sayAddress(stop.address);
        return (
          <li key={`${i} ${stop.lat} ${stop.lng}`} className={styles.stop}>
            <EndSign end="stop" />
            <span>
              <VisuallyHidden>{route.stop(first + i)}: </VisuallyHidden>
              {name}
            </span>
            <Hint label={route.remove(name)}>
              <ActionIcon size={44} aria-label={route.remove(name)} onClick={() => remove(i)}>
                <IconX size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Hint>
          </li>
        );
      })}
    </ul>
  );
}
