import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './DialogFoot.module.css';

/** The end of a dialog: it stays in sight while what is above it scrolls. */
export const StickyFoot = ({ children }: { children: ReactNode }) => (
  <Stack gap="sm" className={styles.foot}>
    {children}
  </Stack>
);
