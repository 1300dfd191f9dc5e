import { z } from 'zod';
import { mistake } from './mistakes.ts';
import { RideType } from './fare-quote.ts';
import { Stop } from './rides.ts';
import type { Vehicle } from './vehicle-serves.ts';

export const SetAutoAcceptInput = z.object({ isOn: z.boolean(mistake('onOrOff')) });
export type SetAutoAcceptInput = z.infer<typeof SetAutoAcceptInput>;

export const ChooseHomeInput = z.object({ home: Stop });
export type ChooseHomeInput = z.infer<typeof ChooseHomeInput>;

export const SetTakenTypeInput = z.object({ type: RideType, isTaken: z.boolean(mistake('typeTaken')) });
export type SetTakenTypeInput = z.infer<typeof SetTakenTypeInput>;

export const SetHomewardInput = z.object({ isOn: z.boolean(mistake('onOrOff')) });
export type SetHomewardInput = z.infer<typeof SetHomewardInput>;

/** What a driver wants of dispatch. */
export interface DriverPreferences {
  /** Of the driver record. */
  version: number;
  /** The ride that is offered to them first is taken for them. */
  autoAccept: boolean;
  /** Where rides towards home lead; null until it is chosen. */
  home: Stop | null;
  /** Only rides towards home until then, in milliseconds since 1970; null while all are asked. */
  homewardUntil: number | null;
  /** How often that was switched on, on that day of the city: 2026-11-22. On another day it begins anew. */
  homewardUses: { day: string | null; count: number };
  /** The vehicle that counts: it says which types could be taken. */
  vehicle: Vehicle;
  /** Types they don't take. */
  declinedTypes: RideType[];
}

/** drivers.preferences: always sent whole, as a new snapshot; there are no changes. */
export interface PreferencesSnapshot {
  preferences: DriverPreferences;
}
