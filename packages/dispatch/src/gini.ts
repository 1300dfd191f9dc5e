/** How unequal shares are: 0 if all are the same, close to 1 if one person has everything. */
export function gini(shares: readonly number[]): number {
  const sorted = shares.toSorted((a, b) => a - b);
  const total = sorted.reduce((sum, share) => sum + share, 0);
  if (total === 0) return 0;
  const weighted = sorted.reduce((sum, share, at) => sum + share * (2 * at + 1 - sorted.length), 0);
  return weighted / (sorted.length * total);
}
