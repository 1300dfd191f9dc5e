import type { HTMLAttributes } from 'react';
import styles from './lists.module.css';

export interface RowsProps extends HTMLAttributes<HTMLElement> {
  /** What they are: things, things in order, or room for what comes. @default 'ul' */
  component?: 'ul' | 'ol' | 'div';
}

/** Things one below the other in one frame, a hairline between them. */
export function Rows({ component: Frame = 'ul', className = '', ...more }: RowsProps) {
  return <Frame className={`${styles.rows} ${className}`} {...more} />;
}
