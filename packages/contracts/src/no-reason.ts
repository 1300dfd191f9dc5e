/** Stored as the reason when an admin's program cancels a ride without giving one. Screens word it in the reader's language. */
export const NO_REASON = 'canceled_by_admin';
