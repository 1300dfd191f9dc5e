/** Of an `accept-encoding`: whether gzip is among what it takes. */
export const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/i;
