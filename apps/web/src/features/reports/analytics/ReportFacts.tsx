import { Skeleton } from '@mantine/core';
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
    <dl className={styles.facts}>
      {facts.map(({ label, value, hint, before }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <Skeleton height="1.75rem" width="6rem" maw="100%" />}</dd>
          {before && <dd className={styles.hint}>{before}</dd>}
          {hint && <dd className={styles.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
