/** How many passkeys a person can have. */
export const MOST_PASSKEYS = 10;
export const MOST_PASSKEY_NAME = 60;
