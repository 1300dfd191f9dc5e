import { sparklinePoints } from './sparkline-points.ts';

export type SparklineProps = {
  values: readonly number[];
  /** What a screen reader says for the picture. */
  label: string;
  /** px @default 96 */
  width?: number;
  /** px @default 28 */
  height?: number;
};

/** A small line of recent values that ends in a node. Nothing for an empty series. */
export function Sparkline({ values, label, width = 96, height = 28 }: SparklineProps) {
  const points = sparklinePoints(values, width, height, 4);
  const last = points.at(-1);
  if (!last) return null;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="var(--rw-chart-1)"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={last.x} cy={last.y} r={3} fill="var(--rw-chart-1)" />
    </svg>
  );
}
