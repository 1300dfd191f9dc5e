/* For browsers too: no schemas here, for the same reason as in choices.ts. */

/** How long a cost center's name can be. */
export const LONGEST_COST_CENTER = 40;
/** How long the purpose of a business ride can be. */
export const LONGEST_PURPOSE = 120;
/** How many of a rider's cost centers are offered, the last ones used. */
export const OFFERED_COST_CENTERS = 10;
/** For so many days after it was completed, a ride can be marked as business, and its mark changed. */
export const BUSINESS_DAYS = 60;
