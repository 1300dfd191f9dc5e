import type { DriverBreak } from '@ridewire/contracts';
import { useAvailabilityLive } from '../driving-live.ts';

/** The driver's break; undefined if there is none. */
export const useOnBreak = (): DriverBreak | undefined => useAvailabilityLive().data?.presence.onBreak;
