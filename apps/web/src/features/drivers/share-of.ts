/** The share that went well, 0 to 1; null before the first. */
export const shareOf = (well: number, badly: number): number | null =>
  well + badly === 0 ? null : well / (well + badly);
