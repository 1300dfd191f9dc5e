import type { ReactNode } from 'react';
import styles from './lists.module.css';

/** Facts about a person or thing, one per line. */
export function FactList({
  className = '',
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <dl className={`${styles.facts} ${className}`} data-part="list-facts">
      {children}
    </dl>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
