import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  /** Undefined until it is known. */
  value?: ReactNode;
  hint?: string;
}

/** Figures of a report, side by side without boxes of their own: the card is one. */
export function ReportFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="rw-report-facts">
      {facts.map(({ label, value, hint }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <Skeleton height="1.75rem" width="6rem" maw="100%" />}</dd>
          {hint && <dd className="rw-report-hint">{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
