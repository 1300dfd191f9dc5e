/** How long a driver may think about an offer, in seconds. */
export const OFFER_SECONDS = 30;
