import { Box, Group, type BoxProps, type GroupProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** The words of a row that wraps. */
export const ItemWords = (props: BoxProps & { children: ReactNode }) => (
  <Box flex="1 1 240px" miw={0} {...props} />
);

/** What else is known, one after the other. */
export const ItemFacts = (props: GroupProps) => (
  <Group component="p" gap="0 16px" fz="sm" c="dimmed" className="rw-num" {...props} />
);
