export const SYSTEM = 'Ridewire';

/** Of people politely, of the system plainly. */
export const did = (who: unknown): string => (who === SYSTEM ? 'করেছে' : 'করেছেন');
