import type { ReactNode } from 'react';
import styles from './StatStrip.module.css';

export type Stat = {
  label: string;
  /** The figure; a RollingNumber, text or badge. */
  value: ReactNode;
  /** Small line below, e.g. a comparison. */
  hint?: ReactNode;
};

export interface StatStripProps {
  stats: readonly Stat[];
  /** Names the strip, where no heading does. */
  label?: string;
  /** Lays the figures out where they are in a frame already. @default a frame with dividers */
  className?: string | undefined;
}

/** Figures side by side in one divided strip; on a phone two to a row. */
export function StatStrip({ stats, label, className = styles.strip }: StatStripProps) {
  return (
    <dl className={className} data-print="whole" aria-label={label}>
      {stats.map((stat) => (
        <div key={stat.label} className={styles.stat} data-part="stat">
          <dt>{stat.label}</dt>
          <dd>{stat.value}</dd>
          {stat.hint !== undefined && (
            <dd className={styles.hint} data-part="stat-hint">
              {stat.hint}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
