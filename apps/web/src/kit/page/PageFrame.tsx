import type { ReactNode } from 'react';
import styles from './Page.module.css';

export type PageFrameProps = {
  /** A page to read or fill in, no wider than its lines need. */
  isNarrow?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** The room of a page of text and lists; what is printed is what stands in it. */
export function PageFrame({ isNarrow = false, className = '', children }: PageFrameProps) {
  return (
    <div className={`${styles.page} ${className}`} data-page data-narrow={isNarrow || undefined}>
      {children}
    </div>
  );
}
