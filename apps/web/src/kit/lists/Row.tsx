import { Box, Group, type BoxProps, type GroupProps } from '@mantine/core';
import type { HTMLAttributes, ReactNode } from 'react';
import styles from './lists.module.css';

interface RowProps extends HTMLAttributes<HTMLLIElement> {
  /** What can be done comes below the words where there is no room. */
  isWrapping?: boolean;
}

/** A row: a sign, words, and buttons. */
export function Row({ className = '', isWrapping, ...more }: RowProps) {
  return <li className={`${styles.row} ${className}`} data-wraps={isWrapping} {...more} />;
}

/** The words of a row that wraps. */
export const RowWords = (props: BoxProps & { children: ReactNode }) => (
  <Box flex="1 1 240px" miw={0} {...props} />
);

/** What else is known, one after the other. */
export const RowFacts = (props: GroupProps) => (
  <Group component="p" gap="0 16px" fz="sm" c="dimmed" className="rw-num" {...props} />
);
