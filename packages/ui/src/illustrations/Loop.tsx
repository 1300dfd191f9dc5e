import { Drawing, LiveNode, OpenNode, Spark } from './Drawing.tsx';

/** No driver found: the spark goes round and round and meets no one. */
export function Loop() {
  return (
    <Drawing>
      <path d="M8 88h64M88 88h64" opacity={0.4} />
      <circle cx={80} cy={48} r={40} />
      <circle cx={80} cy={48} r={21} strokeDasharray="0.1 7.33" opacity={0.6} />
      <OpenNode x={80} y={48} />
      <LiveNode x={80} y={88} />
      <Spark x={108} y={20} />
    </Drawing>
  );
}
