/** Where a call comes from, as far as it tells. */
export interface Caller {
  userAgent: string | null;
  ipAddress: string | null;
}
