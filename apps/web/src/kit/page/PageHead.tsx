import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

export interface PageHeadProps {
  /** Words below the h1, so what is next to it is on the line of the h1. */
  hasLead?: boolean;
  children: ReactNode;
}

/** The h1 of a page, and what is next to it. */
export function PageHead({ hasLead = false, children }: PageHeadProps) {
  return (
    <Group gap="8px 16px" justify="space-between" align={hasLead ? 'flex-start' : 'center'} mih={44} mb="lg">
      {children}
    </Group>
  );
}
