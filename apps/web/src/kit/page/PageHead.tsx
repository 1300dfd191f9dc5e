import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

/** The h1 of a page, and what is next to it. */
export function PageHead({ children }: { children: ReactNode }) {
  return (
    <Group gap="8px 16px" justify="space-between" mih={44} mb="lg">
      {children}
    </Group>
  );
}
