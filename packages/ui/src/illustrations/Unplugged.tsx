import { Drawing, LiveNode } from './Drawing.tsx';

/** No network: plug and socket apart. */
export function Unplugged() {
  return (
    <Drawing>
      <path d="M14 70C30 70 26 48 42 48" />
      <path d="M42 36h10a12 12 0 0 1 0 24H42z" />
      <path d="M64 43h10M64 53h10" />
      <path d="M118 36h-10a12 12 0 0 0 0 24h10z" />
      <path d="M101 43h4M101 53h4" />
      <path d="M118 48c16 0 12-22 28-22" />
      <LiveNode x={14} y={70} />
      <LiveNode x={146} y={26} />
    </Drawing>
  );
}
