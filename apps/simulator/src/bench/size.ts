/** A quick look takes a minute: smaller crowds and fewer rounds, whose ratios spread more. */
export const isQuick = process.argv.includes('--quick');

/** How much of something the benchmark takes. */
export const sized = (quick: number, whole: number): number => (isQuick ? quick : whole);
