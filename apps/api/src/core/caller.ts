/** Where a call comes from, as far as it tells. */
export interface Caller {
  userAgent: string | null;
  ipAddress: string | null;
  /** Whether it was made on the server's own machine, through no proxy; what doesn't say so is from elsewhere. */
  isFromHere?: boolean;
}
