import type { ReactNode } from 'react';

/**
 * The base of every illustration: 160 by 96, one wire 2.5 px wide in the color of the surrounding text. The words next to
 * a drawing say everything it says, so screen readers skip it.
 */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      width={160}
      height={96}
      viewBox="0 0 160 96"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  );
}

type Point = { x: number; y: number };

/** A node that is connected: a solid dot in the color of a wire that works. */
export function LiveNode({ x, y }: Point) {
  return <circle cx={x} cy={y} r={5} fill="var(--rw-wire-done)" stroke="none" />;
}

/** A node that waits: a ring. */
export function OpenNode({ x, y }: Point) {
  return <circle cx={x} cy={y} r={4} />;
}

/** The spark, with the dark casing that lets it be seen on white. */
export function Spark({ x, y }: Point) {
  return (
    <circle cx={x} cy={y} r={4} fill="var(--rw-spark)" stroke="var(--rw-spark-casing)" strokeWidth={2} />
  );
}
