import './StatStrip.css';
import type { ReactNode } from 'react';

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
    <dl className="rw-stat-strip" aria-label={label}>
      {stats.map((stat) => (
        <div key={stat.label} className="rw-stat">
          <dt>{stat.label}</dt>
          <dd>{stat.value}</dd>
          {stat.hint !== undefined && <dd className="rw-stat-hint">{stat.hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
