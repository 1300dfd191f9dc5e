import { Drawing, LiveNode, OpenNode } from './Drawing.tsx';

/** No history yet: wire still on its coil. */
export function Coil() {
  return (
    <Drawing>
      <path d="M10 68h22c17 0 18-42 7-42s-8 42 9 42 18-42 7-42-8 42 9 42 18-42 7-42-8 42 9 42 18-42 7-42-8 42 9 42h48" />
      <LiveNode x={10} y={68} />
      <OpenNode x={148} y={68} />
    </Drawing>
  );
}
