/** How unequal shares are: 0 where all have the same, towards 1 where one has all; 0 where nobody has anything. */
export function gini(shares: readonly number[]): number {
  const sorted = shares.toSorted((a, b) => a - b);
  const total = sorted.reduce((sum, share) => sum + share, 0);
  if (total === 0) return 0;
  const weighted = sorted.reduce((sum, share, at) => sum + share * (2 * at + 1 - sorted.length), 0);
  return weighted / (sorted.length * total);
}
