import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Failure } from '../notes/Failure.tsx';
import styles from './DialogFoot.module.css';
import { StickyFoot } from './StickyFoot.tsx';

interface DialogFootProps {
  /** Why what was pressed couldn’t be done. */
  problem?: string | false | null | undefined;
  /** Anything else to say beside the buttons. */
  note?: ReactNode;
  children: ReactNode;
}

/** What a dialog ends with, always in sight: first the button that changes nothing, then the one that acts. */
export const DialogFoot = ({ problem, note, children }: DialogFootProps) => (
  <StickyFoot>
    <Failure>{problem}</Failure>
    {note}
    <Group className={styles.buttons} justify="flex-end" gap="sm">
      {children}
    </Group>
  </StickyFoot>
);
