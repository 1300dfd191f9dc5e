import type { Stop } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import type { ReactNode } from 'react';
import { sayAddress } from '../../kit/texts/say-address.ts';
import styles from './Facts.module.css';

/** Names and values, one per line. */
export function Facts({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={styles.facts} aria-label={label}>
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

/** One end of a ride, with its position. */
export function Place({ stop }: { stop: Stop }) {
  const format = useFormat();
  return (
    <>
      {sayAddress(stop.address)}
      <span className={`${styles.factsSmall} rw-num`}>{format.coordinates(stop)}</span>
    </>
  );
}
