import type { ReactNode } from 'react';
import styles from './FieldGrid.module.css';

/** Fields next to each other. A date needs more than half of a narrow phone: there they come below each other. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.fields}>{children}</div>
);
