import { TAKE_MINUTES, USUAL_TENTHS } from '@ridewire/contracts';

/** Finding a driver takes about this long, with a second wave of offers. */
const SEARCH_SECONDS = 180;
/** A driver's way when no suitable car is near at the moment. */
export const FAR_SECONDS = 900;
/** Drives take longer than the straight line says, and nobody wants to be late. */
const DRIVE_MARGIN = 1.3;
const LEAST_SECONDS = 300;
/** No ride is requested earlier than this before its time: its driver would wait for nothing. */
export const MOST_LEAD_SECONDS = TAKE_MINUTES * 60;

/**
 * How long before its time a scheduled ride is requested, in seconds: the search and the drive to the pickup, and longer
 * where the area is busy.
 * @param driveSeconds to the pickup, of a suitable car that is idle now; null where none is near
 * @param surgeTenths the price level at the pickup: how far requests outnumber idle cars there
 */
export function leadSeconds(driveSeconds: number | null, surgeTenths: number): number {
  const usual = SEARCH_SECONDS + (driveSeconds ?? FAR_SECONDS) * DRIVE_MARGIN;
  const lead = Math.round((usual * surgeTenths) / USUAL_TENTHS);
  return Math.min(Math.max(lead, LEAST_SECONDS), MOST_LEAD_SECONDS);
}
