import type { HTMLAttributes } from 'react';
import styles from './lists.module.css';

/** A row: a sign, words, and buttons. */
export function Row({ className = '', ...more }: HTMLAttributes<HTMLLIElement>) {
  return <li className={`${styles.row} ${className}`} {...more} />;
}
