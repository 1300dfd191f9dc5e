import './Facts.css';
import type { Stop } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import type { ReactNode } from 'react';
import { sayAddress } from '../texts/say-address.ts';

/** Names and values, one a line. */
export function Facts({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className="rw-ride-facts" aria-label={label}>
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

/** One end of a ride, with where that is. */
export function Place({ stop }: { stop: Stop }) {
  const format = useFormat();
  return (
    <>
      {sayAddress(stop.address)}
      <span className="rw-ride-facts-small rw-num">{format.coordinates(stop)}</span>
    </>
  );
}
