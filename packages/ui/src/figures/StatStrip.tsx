import type { ReactNode } from 'react';
import styles from './StatStrip.module.css';

export type Stat = {
  label: string;
  /** The figure; a RollingNumber, text or badge. */
  value: ReactNode;
  /** Small line below, e.g. a comparison. */
  hint?: ReactNode;
};

/** Figures side by side in one divided strip; on a phone two to a row. */
export function StatStrip({ stats, label }: { stats: readonly Stat[]; label: string }) {
  return (
    <dl className={styles.strip} data-print="whole" aria-label={label}>
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
