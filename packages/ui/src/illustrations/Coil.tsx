import { Drawing, LiveNode, OpenNode } from './Drawing.tsx';

/** No history yet: wire still on its coil. */
export function Coil() {
  return (
    <Drawing>
      <path d="M16 62h20c14 0 16-34 6-34s-6 34 8 34 18-34 8-34-6 34 8 34 18-34 8-34-6 34 8 34 18-34 8-34-6 34 8 34h42" />
      <LiveNode x={16} y={62} />
      <OpenNode x={144} y={62} />
    </Drawing>
  );
}
