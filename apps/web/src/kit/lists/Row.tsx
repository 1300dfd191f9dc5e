import type { HTMLAttributes } from 'react';
import styles from './lists.module.css';

interface RowProps extends HTMLAttributes<HTMLLIElement> {
  /** What can be done comes below the words where there is no room. */
  isWrapping?: boolean;
}

/** A row: a sign, words, and buttons. */
export function Row({ className = '', isWrapping, ...more }: RowProps) {
  return <li className={`${styles.row} ${className}`} data-wraps={isWrapping} {...more} />;
}
