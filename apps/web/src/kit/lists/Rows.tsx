import type { HTMLAttributes } from 'react';
import styles from './lists.module.css';

export interface RowsProps extends HTMLAttributes<HTMLElement> {
  /** An unordered list, an ordered one, or a placeholder. @default 'ul' */
  component?: 'ul' | 'ol' | 'div';
  /** Only reserves their room, because the content is not known yet. */
  isUnknown?: boolean;
}

/** Items one below the other in one frame, with a hairline between them. */
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
