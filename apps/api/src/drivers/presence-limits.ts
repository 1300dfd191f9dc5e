/*
 * How long a driver may be out of reach. A driver is heard of by every call, report and answer to a ping, whichever process
 * it comes to.
 */

/** Not heard of for so long a driver is silent: nobody is sent to them, and admins see that the signal is lost. In seconds. */
export const SILENT_SECONDS = 120;
/** Not heard of for so long they are put offline, but not while they have a ride. In seconds. */
export const OFFLINE_SECONDS = 600;
/** So many offers in a row that ran out unanswered, and the driver is asked whether they are still there. */
export const IGNORED_OFFERS = 3;
/** Who doesn't answer that for so long is put offline. In seconds. */
export const UNANSWERED_SECONDS = 600;
/** After a start, or a time without the database, everybody has so long to come back before anybody is put offline. In ms. */
export const RETURN_MS = 120_000;
