import { Drawing, LiveNode } from './Drawing.tsx';

/** No network: plug and socket apart. */
export function Unplugged() {
  return (
    <Drawing>
      <path d="M10 78C30 78 22 48 40 48" />
      <path d="M40 34h10a14 14 0 0 1 0 28H40z" />
      <path d="M65 42h11M65 54h11" />
      <path d="M120 34h-10a14 14 0 0 0 0 28h10z" />
      <path d="M98 42h6M98 54h6" />
      <path d="M120 48c18 0 10-30 30-30" />
      <LiveNode x={10} y={78} />
      <LiveNode x={150} y={18} />
    </Drawing>
  );
}
