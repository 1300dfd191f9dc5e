import { Group, Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export interface RidePanelProps {
  title: string;
  /** Next to the title. */
  beside?: ReactNode;
  children: ReactNode;
}

/** One section of the page. */
export function RidePanel({ title, beside, children }: RidePanelProps) {
  return (
    <Paper component="section" withBorder p={16} miw={0} data-print="whole" aria-label={title}>
      <Group gap="4px 12px" align="baseline" justify="space-between" mb="md">
        <Title order={2} size="h5">
          {title}
        </Title>
        {beside}
      </Group>
      {children}
    </Paper>
  );
}
