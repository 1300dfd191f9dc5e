import type { CSSProperties, ReactNode } from 'react';
import styles from './FactList.module.css';

export interface FactListProps {
  /** Names the list, where no heading does. */
  label?: string;
  /**
   * How facts are told apart: by hairlines, by gaps, as the parts of a sum, or by gaps, each value below its name.
   * @default 'lines'
   */
  look?: 'lines' | 'gaps' | 'sum' | 'stacked';
  /** The least height of a fact between hairlines, in px. @default 32 */
  height?: number;
  /** Two columns where there is room for them. */
  isWide?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Facts about a person or thing: names and values, one pair per line. */
export function FactList({ label, look = 'lines', height, isWide, className = '', children }: FactListProps) {
  return (
    <dl
      className={`${styles.facts} ${styles[look]} ${className}`}
      data-wide={isWide || undefined}
      aria-label={label}
      {...(height && { style: { '--fact-height': `${height}px` } as CSSProperties })}
    >
      {children}
    </dl>
  );
}

export interface FactProps {
  label: ReactNode;
  /** What the facts above come to. */
  isTotal?: boolean;
  children: ReactNode;
}

export function Fact({ label, isTotal, children }: FactProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
