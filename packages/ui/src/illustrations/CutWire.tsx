import { Drawing, LiveNode, OpenNode } from './Drawing.tsx';

/** A page that isn't there: the wire is cut in the middle and shows its strands. */
export function CutWire() {
  return (
    <Drawing>
      <path d="M12 68C34 68 30 40 54 40" />
      <path d="M54 40h7" strokeWidth={7} strokeLinecap="butt" />
      <path d="M63 39l9-6M63 40h12M63 41l8 6" stroke="var(--rw-wire-cut)" strokeWidth={1.75} />
      <path d="M106 56c24 0 20-28 38-28" />
      <path d="M106 56h-7" strokeWidth={7} strokeLinecap="butt" />
      <path d="M97 55l-8-6M97 56H85M97 57l-9 6" stroke="var(--rw-wire-cut)" strokeWidth={1.75} />
      <LiveNode x={12} y={68} />
      <OpenNode x={148} y={28} />
    </Drawing>
  );
}
