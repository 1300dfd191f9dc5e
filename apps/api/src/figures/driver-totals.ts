/**
 * SQL that joins what a driver's rides came to, for driverTotal. What is kept is read by its key for each row, and what is not
 * folded yet once for all rows: the view of both together would be read whole.
 * @param driverId SQL of the driver's id
 */
export const joinDriverTotals = (driverId: string): string =>
  `left join driver_totals kept on kept.driver_id = ${driverId}
    left join driver_totals_noted noted on noted.driver_id = ${driverId}`;

/** SQL of one of the joined sums, 0 for who has none. */
export const driverTotal = (column: 'completed' | 'canceled' | 'payout_cents'): string =>
  `(coalesce(kept.${column}, 0) + coalesce(noted.${column}, 0))`;
