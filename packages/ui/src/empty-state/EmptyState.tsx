import { EmptyState as MantineEmptyState } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  /** One of the eight illustrations. */
  illustration: ComponentType;
  /** The one line. */
  line: ReactNode;
  /** A second, quieter line, where one is not enough. */
  hint?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
};

/** Shown where there is nothing yet: a drawing, a line, an action. */
export function EmptyState({ illustration: Illustration, line, hint, action }: EmptyStateProps) {
  return (
    <MantineEmptyState
      className={styles.state}
      data-part="empty-state"
      icon={<Illustration />}
      title={line}
      description={hint}
    >
      {action && <MantineEmptyState.Actions>{action}</MantineEmptyState.Actions>}
    </MantineEmptyState>
  );
}
