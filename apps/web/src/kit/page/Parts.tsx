import type { BoxProps } from '@mantine/core';
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './Parts.module.css';

interface PartsProps extends BoxProps {
  /** How wide they are next to each other, as a grid's columns. @default two of the same width */
  columns?: string;
  children: ReactNode;
}

/** Parts of a page next to each other, or below each other where there is no room. */
export function Parts({ columns, ...more }: PartsProps) {
  return <Box className={styles.parts} {...more} {...(columns && { __vars: { '--parts': columns } })} />;
}
