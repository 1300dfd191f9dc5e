import type { ReactNode } from 'react';
import styles from './Page.module.css';

export type PageFrameProps = {
  /** A page to read or fill in, no wider than its lines need. */
  isNarrow?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** The frame of a page of text and lists. Printing prints its contents. */
export function PageFrame({ isNarrow = false, className = '', children }: PageFrameProps) {
  return (
    <div className={`${styles.page} ${className}`} data-page data-narrow={isNarrow || undefined}>
      {children}
    </div>
  );
}
