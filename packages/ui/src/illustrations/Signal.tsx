import { Drawing, LiveNode, Spark } from './Drawing.tsx';

/** Verified: the wire is through. */
export function Signal() {
  return (
    <Drawing>
      <path d="M14 62h32c8 0 12-4 16-4l14 14 30-44c4-4 8-4 14-4" />
      <path d="M128 40a22 22 0 0 0 10-10M134 52a36 36 0 0 0 16-18" opacity={0.55} />
      <LiveNode x={14} y={62} />
      <Spark x={122} y={24} />
    </Drawing>
  );
}
