/** A quick run takes a minute: smaller crowds and fewer rounds, whose ratios spread more. */
export const isQuick = process.argv.includes('--quick');

/** Picks a size for a quick or a full run. */
export const sized = (quick: number, whole: number): number => (isQuick ? quick : whole);
