import { Drawing, LiveNode } from './Drawing.tsx';

/** An empty list: a wire that leads nowhere yet. */
export function LooseEnd() {
  return (
    <Drawing>
      <path d="M12 66C44 66 42 26 74 26s24 44 50 44c16 0 22-12 20-22s-17-13-21-4 5 15 12 10" />
      <LiveNode x={12} y={66} />
    </Drawing>
  );
}
