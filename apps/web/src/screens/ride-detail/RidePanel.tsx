import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

export interface RidePanelProps {
  title: string;
  /** Beside the title. */
  beside?: ReactNode;
  children: ReactNode;
}

/** One part of the page. */
export function RidePanel({ title, beside, children }: RidePanelProps) {
  return (
    <section className="rw-ridepage-panel" aria-label={title}>
      <div className="rw-ridepage-panel-head">
        <Title order={2} size="h5">
          {title}
        </Title>
        {beside}
      </div>
      {children}
    </section>
  );
}
