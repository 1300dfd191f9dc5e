import { Drawing, LiveNode, Spark } from './Drawing.tsx';

/** Verified: the wire is through, and its course is a check mark. */
export function Signal() {
  return (
    <Drawing>
      <path d="M14 58h32c5 0 7 1 10 5l14 19L112 34" />
      <path d="M112 18a16 16 0 0 1 16 16M112 6a28 28 0 0 1 28 28" opacity={0.5} />
      <LiveNode x={14} y={58} />
      <Spark x={112} y={34} />
    </Drawing>
  );
}
