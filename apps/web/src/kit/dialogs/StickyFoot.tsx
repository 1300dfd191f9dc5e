import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './DialogFoot.module.css';

/** The end of a long form in a dialog: it stays in sight while the form scrolls above it. */
export const StickyFoot = ({ children }: { children: ReactNode }) => (
  <Stack gap="sm" className={styles.sticky}>
    {children}
  </Stack>
);
