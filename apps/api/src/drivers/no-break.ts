/** The values of a driver who isn't on a break, in the updated row. */
export const noBreak = { breakSince: null, breakUntil: null, breakTold: false };
