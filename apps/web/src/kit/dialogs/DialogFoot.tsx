import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './DialogFoot.module.css';

/** What a dialog ends with: first the button that changes nothing, then the one that acts. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <Group className={styles.foot} justify="flex-end" gap="sm">
    {children}
  </Group>
);
