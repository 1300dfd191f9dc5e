import { Drawing, LiveNode, Spark } from './Drawing.tsx';

/** No driver found: the wire came back to where it began. */
export function Loop() {
  return (
    <Drawing>
      <path
        d="M80 74C40 74 28 20 62 20c26 0 10 34 34 34 20 0 22-30 6-36"
        strokeDasharray="0.1 6"
        opacity={0.55}
      />
      <path d="M80 74C34 74 22 22 58 20c24-1 18 30 42 30 26 0 34 24-20 24" />
      <LiveNode x={80} y={74} />
      <Spark x={58} y={20} />
    </Drawing>
  );
}
