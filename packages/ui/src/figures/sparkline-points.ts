/** Points of a line through `values`, evenly spaced, low to high within `inset` px of the box. A flat line runs mid-height. */
export function sparklinePoints(values: readonly number[], width: number, height: number, inset: number) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const step = values.length > 1 ? (width - 2 * inset) / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: inset + index * step,
    y: span === 0 ? height / 2 : height - inset - ((value - low) / span) * (height - 2 * inset),
  }));
}
