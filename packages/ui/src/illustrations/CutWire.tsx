import { Drawing, LiveNode, OpenNode, Spark } from './Drawing.tsx';

/** A page that isn't there: the wire is cut in the middle. */
export function CutWire() {
  return (
    <Drawing>
      <path d="M18 66C34 66 38 34 62 40" />
      <path d="M62 40l7-5M62 40l8 1M62 40l6 6" strokeWidth={2} />
      <path d="M98 54C120 62 126 30 138 30" />
      <path d="M98 54l-7 5M98 54l-8-1M98 54l-6-6" strokeWidth={2} />
      <Spark x={80} y={47} />
      <LiveNode x={18} y={66} />
      <OpenNode x={142} y={30} />
    </Drawing>
  );
}
