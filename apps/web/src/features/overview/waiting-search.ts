/** Drivers who wait for approval, as Driver Management lists them. */
export const WAITING = { status: 'waiting' } as const;
