const moved = { aheadMs: 0 };

/** A sandbox says how far ahead `performance.now` is. */
export const noteAheadMs = (aheadMs: number): void => {
  moved.aheadMs = aheadMs;
};

/** As `performance.now`, for pauses and time limits: in a sandbox that one is ahead, and this one isn't. */
export const trueMs = (): number => performance.now() - moved.aheadMs;
