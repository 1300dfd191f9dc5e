import type { HTMLAttributes } from 'react';
import styles from './lists.module.css';

export interface RowsProps extends HTMLAttributes<HTMLElement> {
  /** What they are: things, things in order, or room for what comes. @default 'ul' */
  component?: 'ul' | 'ol' | 'div';
  /** Only their room is there: what they say is not known yet. */
  isUnknown?: boolean;
}

/** Things one below the other in one frame, a hairline between them. */
export function Rows({ component: Frame = 'ul', className = '', isUnknown = false, ...more }: RowsProps) {
  return (
    <Frame
      className={`${styles.rows} ${className}`}
      inert={isUnknown}
      aria-busy={isUnknown || undefined}
      {...more}
    />
  );
}
