import { Drawing, LiveNode } from './Drawing.tsx';

/** An empty list: a wire that leads nowhere yet. */
export function LooseEnd() {
  return (
    <Drawing>
      <path d="M18 62C46 62 46 30 74 30s24 36 46 36c15 0 20-10 18-19s-15-11-18-3 6 12 11 8" />
      <path d="M131 52l5-1M131 52l3-4" strokeWidth={2} />
      <LiveNode x={18} y={62} />
    </Drawing>
  );
}
