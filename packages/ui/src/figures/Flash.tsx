import type { ReactNode } from 'react';
import { useFlash } from './use-flash.ts';

/** Flashes its content when `value` changes. For rows and cards take `useFlash` and spread it. */
export function Flash({ value, children }: { value: unknown; children: ReactNode }) {
  return (
    <span className="rw-flash" {...useFlash(value)}>
      {children}
    </span>
  );
}
