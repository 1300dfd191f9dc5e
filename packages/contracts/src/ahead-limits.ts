// Without schemas: pages that check nothing say these, too.

/** How many scheduled rides a driver can have taken at a time. */
export const MOST_TAKEN = 5;
/** Between the end of one and the pickup of another, at least, in minutes. */
export const TAKEN_GAP_MINUTES = 30;
/** The latest moment at which one can be taken, in minutes before its time: from then on its ride may be requested. */
export const TAKE_MINUTES = 30;
/** Given back later than this before its time, in minutes, it counts like a ride given back. */
export const FREE_RETURN_MINUTES = 60;
/** The most open rides a driver sees. */
export const MOST_OPEN = 50;
