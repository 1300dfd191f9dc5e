/** The number of shades between nothing and the maximum. */
export const LEVELS = 5;

/**
 * The highest count of each shade, lightest first. Each shade covers about as many non-empty places, so that one crowded
 * place does not make all others look alike. There are fewer shades if there are fewer different counts.
 */
export function heatLimits(counts: readonly number[]): number[] {
  const some = counts.filter((count) => count > 0).toSorted((a, b) => a - b);
  if (some.length === 0) return [];
  const limits = Array.from(
    { length: LEVELS },
    (_, level) => some[Math.ceil(((level + 1) * some.length) / LEVELS) - 1] ?? 0,
  );
  return [...new Set(limits)];
}

/** The shade of a count, 1 to LEVELS; 0 for none. If there are fewer shades, they are the darker ones. */
export function heatLevel(count: number, limits: readonly number[]): number {
  if (count <= 0) return 0;
  const index = limits.findIndex((limit) => count <= limit);
  return LEVELS - limits.length + 1 + (index < 0 ? limits.length - 1 : index);
}

/** The range of counts of each shade, for a legend. */
export const heatSteps = (limits: readonly number[]): { level: number; from: number; to: number }[] =>
  limits.map((to, index) => ({
    level: LEVELS - limits.length + 1 + index,
    from: (limits[index - 1] ?? 0) + 1,
    to,
  }));

/** The color of a level, set by the page of reports. */
export const heatColor = (level: number): string => `var(--rw-heat-${level})`;
