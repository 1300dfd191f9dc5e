const clock = { read: () => performance.now() };

/** A sandbox, whose `performance.now` is ahead or stands still, says how the true one is read. */
export const noteTrueClock = (read: () => number): void => {
  clock.read = read;
};

/** As `performance.now`, for pauses and time limits: in a sandbox too it goes by the true time. */
export const trueMs = (): number => clock.read();
