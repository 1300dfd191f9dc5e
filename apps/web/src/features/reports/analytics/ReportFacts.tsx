import { Skeleton } from '@mantine/core';
import { StatStrip } from '@ridewire/ui';
import type { ReactNode } from 'react';
import styles from './analytics.module.css';

/** The height of a line, without words. */
export const UNKNOWN = '\u00a0';

export interface Fact {
  label: string;
  /** Undefined until it is known. */
  value?: ReactNode;
  hint?: string;
  /** The value in the days before. */
  before?: string | undefined;
}

/** Figures of a report, side by side without frames, since the card is one. */
export function ReportFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <StatStrip
      className={styles.facts}
      stats={facts.map(({ label, value, hint, before }) => ({
        label,
        value: value ?? <Skeleton height="1.75rem" width="6rem" maw="100%" />,
        hint: before && hint ? [before, <br key="end" />, hint] : (before ?? hint),
      }))}
    />
  );
}
