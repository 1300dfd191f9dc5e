/** Kept as the reason where an admin's program ends a ride that takes one and gives none. Worded where it is read. */
export const NO_REASON = 'canceled_by_admin';
