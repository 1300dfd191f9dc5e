import { z } from 'zod';
import { LatLng } from './geo.ts';
import { mistake } from './mistakes.ts';
import { RideId } from './rides.ts';
import { RideType } from './fare-quote.ts';
import { AdvanceRideInput, CancelRideInput } from './rides.ts';

/** How far one call moves the clock, in days. */
export const MOST_CLOCK_DAYS = 30;
/** How long a driver waits at most before they answer by themselves, in seconds. */
export const MOST_ANSWER_SECONDS = 600;
/** How many drivers a sandbox can have. */
export const MOST_SANDBOX_DRIVERS = 200;

/** What a driver of the sandbox does on command. */
export const SANDBOX_ACTS = [
  'accept',
  'decline',
  'arrive',
  'pick-up',
  'start',
  'complete',
  'give-back',
  'cancel',
] as const;
export type SandboxAct = (typeof SANDBOX_ACTS)[number];

/** What a driver does with requests without a command. */
export const SANDBOX_ANSWERS = ['accept', 'decline', 'ignore'] as const;

const Auto = z.object({
  does: z.enum(SANDBOX_ANSWERS, mistake('sandboxAnswer')),
  /** After this long; at once unless given. */
  afterSeconds: z
    .int(mistake('sandboxSeconds', { max: MOST_ANSWER_SECONDS }))
    .min(0, mistake('sandboxSeconds', { max: MOST_ANSWER_SECONDS }))
    .max(MOST_ANSWER_SECONDS, mistake('sandboxSeconds', { max: MOST_ANSWER_SECONDS }))
    .optional(),
});
/** How requests are answered without a command. */
export type SandboxAuto = z.infer<typeof Auto>;

const DriverId = z.uuid(mistake('driverId'));

/** For all drivers without a choice of their own. */
export const SetSandboxAutoInput = z.object({ auto: Auto });
export type SetSandboxAutoInput = z.infer<typeof SetSandboxAutoInput>;

export const MakeSandboxDriverInput = z.object({
  place: LatLng,
  /** The dearest ride type that the vehicle serves; standard unless given. */
  type: RideType.optional(),
  /** Online unless given. */
  available: z.boolean(mistake('availableBoolean')).optional(),
  auto: Auto.optional(),
});
export type MakeSandboxDriverInput = z.infer<typeof MakeSandboxDriverInput>;

/** What is left out stays. */
export const SetSandboxDriverInput = z.object({
  driverId: DriverId,
  place: LatLng.optional(),
  available: z.boolean(mistake('availableBoolean')).optional(),
  /** Null: as for all drivers. */
  auto: Auto.nullable().optional(),
});
export type SetSandboxDriverInput = z.infer<typeof SetSandboxDriverInput>;

export const SandboxActInput = z.object({
  driverId: DriverId,
  rideId: RideId,
  act: z.enum(SANDBOX_ACTS, mistake('sandboxAct')),
  /** Of a pickup: the PIN the rider told the driver, or why there is none. */
  pin: AdvanceRideInput.shape.pin,
  withoutPin: AdvanceRideInput.shape.withoutPin,
  /** Of a cancellation. */
  reason: CancelRideInput.shape.reason,
  isNoShow: CancelRideInput.shape.isNoShow,
  /** The car stays where it is. Otherwise it is at the pickup when its driver arrives, and at the destination at the end. */
  stays: z.boolean(mistake('sandboxStays')).optional(),
});
export type SandboxActInput = z.infer<typeof SandboxActInput>;

/** Moves the clock by a number of seconds, or to a moment; never back. */
export const MoveClockInput = z.union(
  [
    z.strictObject({
      seconds: z
        .int()
        .min(0)
        .max(MOST_CLOCK_DAYS * 86_400),
    }),
    z.strictObject({ to: z.iso.datetime() }),
  ],
  mistake('clockMove', { days: MOST_CLOCK_DAYS }),
);
export type MoveClockInput = z.infer<typeof MoveClockInput>;

/** A driver of the sandbox. */
export interface SandboxDriver {
  id: string;
  name: string;
  email: string;
  licensePlate: string;
  /** The ride types that the vehicle serves. */
  types: string[];
  available: boolean;
  /** Null before the first. */
  place: LatLng | null;
  /** Null: as for all drivers. */
  auto: SandboxAuto | null;
  /** The rides they are asked for, nearest first. */
  offers: string[];
  /** The ride they have. */
  rideId: string | null;
}

/** The sandbox's clock. */
export interface SandboxClock {
  /** ISO 8601. */
  now: string;
  /** How far it is ahead of the true time. */
  aheadSeconds: number;
}

export interface SandboxState extends SandboxClock {
  auto: SandboxAuto;
  drivers: SandboxDriver[];
}
