/** Where a call comes from, as far as known. */
export interface Caller {
  userAgent: string | null;
  ipAddress: string | null;
  /** Whether it was made on the server's own machine, without a proxy; absent means from elsewhere. */
  isFromHere?: boolean;
}
