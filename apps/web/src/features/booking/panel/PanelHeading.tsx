import { Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

/** The page's h1: the present state in one line. */
export function PanelHeading({ children, isHidden = false }: { children: ReactNode; isHidden?: boolean }) {
  if (isHidden) {
    return (
      <VisuallyHidden component="h1" tabIndex={-1}>
        {children}
      </VisuallyHidden>
    );
  }
  return (
    <Title order={1} size="h3" tabIndex={-1}>
      {children}
    </Title>
  );
}
