/** Kinds that only the device shows: the bell has no place for them. */
export const SYSTEM_KINDS = ['offer', 'ride_change', 'chat', 'check_in'] as const;
export type SystemKind = (typeof SYSTEM_KINDS)[number];

/** Kinds that always come: nobody who gets into an account may keep its owner from hearing of it. */
export const SURE_KINDS = ['trouble', 'factor_removed', 'passkey_added', 'passkey_removed'] as const;
export type SureKind = (typeof SURE_KINDS)[number];
