import { Drawing, LiveNode, OpenNode } from './Drawing.tsx';

/** No requests: all lines lead here and are quiet. */
export function Junction() {
  return (
    <Drawing>
      <path d="M74 44C56 36 56 16 22 16M72 48H22M74 52C56 60 56 80 22 80" />
      <circle cx={82} cy={48} r={9} />
      <path d="M91 48h52" />
      <OpenNode x={17} y={16} />
      <OpenNode x={17} y={48} />
      <OpenNode x={17} y={80} />
      <LiveNode x={82} y={48} />
      <LiveNode x={147} y={48} />
    </Drawing>
  );
}
