/*
 * How long a driver may be out of reach. Every call, report and answer to a ping counts as hearing from a driver, in
 * any process.
 */

/** How often each process saves whom it heard from: the database knows it that late. In seconds. */
export const HEARD_SAVED_SECONDS = 30;
/**
 * A driver not heard from for this long is silent: they get no requests, and admins see that the signal is lost. In
 * seconds.
 */
export const SILENT_SECONDS = 120;
/** A driver not heard from for this long is put offline, but not while they have a ride. In seconds. */
export const OFFLINE_SECONDS = 600;
/** After this many unanswered offers in a row, the driver is asked whether they are still there. */
export const IGNORED_OFFERS = 3;
/** A driver who doesn't answer that for this long is put offline. In seconds. */
export const UNANSWERED_SECONDS = 600;
/** After a start, or a time without the database, drivers have this long to come back before anyone is put offline. In ms. */
export const RETURN_MS = 120_000;
