import type { DriverPresence } from '@ridewire/contracts';

/** Of a driver who is heard of. */
export const PRESENT: DriverPresence = {
  silentSince: null,
  pausedSince: null,
  cooling: null,
  putOffline: null,
};
