import type { DriverBreak } from '@ridewire/contracts';
import { useAvailabilityLive } from '../driving-live.ts';

/** The driver's break; null or undefined if there is none. */
export const useOnBreak = (): DriverBreak | null | undefined => useAvailabilityLive().data?.presence.onBreak;
