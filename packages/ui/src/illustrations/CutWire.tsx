import { Drawing, LiveNode, OpenNode } from './Drawing.tsx';

/** A page that isn't there: the wire is cut in the middle and shows its strands. */
export function CutWire() {
  return (
    <Drawing>
      <path d="M12 68C34 68 28 40 52 40" />
      <path d="M50 40h10" strokeWidth={8} strokeLinecap="butt" />
      <path
        d="M60 38c5 0 6-3 11-4M60 40c6 0 9 1 15 0M60 42c4 0 6 3 10 5"
        stroke="var(--rw-wire-cut)"
        strokeWidth={1.75}
      />
      <path d="M108 56c24 0 20-28 36-28" />
      <path d="M110 56h-10" strokeWidth={8} strokeLinecap="butt" />
      <path
        d="M100 54c-5 0-6-4-11-4M100 56c-6 0-9 1-15 1M100 58c-4 0-6 4-10 5"
        stroke="var(--rw-wire-cut)"
        strokeWidth={1.75}
      />
      <LiveNode x={12} y={68} />
      <OpenNode x={148} y={28} />
    </Drawing>
  );
}
