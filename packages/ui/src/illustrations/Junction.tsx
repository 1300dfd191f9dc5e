import { Drawing, LiveNode, OpenNode } from './Drawing.tsx';

/** No requests: all lines lead here and are quiet. */
export function Junction() {
  return (
    <Drawing>
      <path d="M72 48C48 48 50 20 26 20M68 48H26M72 48C48 48 50 76 26 76" />
      <path d="M80 48h58" />
      <OpenNode x={22} y={20} />
      <OpenNode x={22} y={48} />
      <OpenNode x={22} y={76} />
      <circle cx={76} cy={48} r={8} fill="var(--rw-canvas)" />
      <LiveNode x={142} y={48} />
    </Drawing>
  );
}
