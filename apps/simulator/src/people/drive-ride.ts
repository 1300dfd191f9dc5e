import { nextPlace, stopsAhead, type DriverRide, type DriverStep } from '@ridewire/contracts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Car } from './car.ts';
import type { Pace } from './leg.ts';
import { refusalOf, type Connection } from './open-connection.ts';

/** How a driver drives and waits. */
export interface DrivingStyle {
  /** On the way to the pickup, and with the rider. */
  approach: Pace;
  trip: Pace;
  /** The wait at the pickup before the rider is in, and again before setting off. */
  boardingMs: number;
  /** Says so at the pickup, and waits there. @default false */
  saysArrival?: boolean;
}

const RETRY_MS = 2_000;
/** Refusals that pass: of the server's, and while it doesn't know yet where the car is. */
const PASSING = new Set(['INTERNAL', 'LOCKED', 'NOT_READY', 'TOO_MANY', 'FAR_FROM_STOP']);
/** A simulated driver hears no rider. */
const NOBODY_TO_ASK = 'A simulated driver can’t be told the PIN.';

/** Does the step that a ride's status asks for, and reports it. The ride's next status decides what comes next. */
export async function driveStep(
  { trpc }: Connection,
  car: Car,
  ride: DriverRide,
  style: DrivingStyle,
  signal: AbortSignal,
): Promise<DriverRide | undefined> {
  const advance = (to: DriverStep) =>
    untilSettled(
      () =>
        trpc.rides.advance.mutate({
          rideId: ride.id,
          to,
          ...(to === 'picked_up' && ride.pin && { withoutPin: NOBODY_TO_ASK }),
        }),
      signal,
    );
  switch (ride.status) {
    case 'accepted':
      await car.drive(ride.pickup, style.approach, signal);
      if (style.saysArrival && !ride.times.arrived)
        await untilSettled(() => trpc.rides.arrive.mutate({ rideId: ride.id }), signal);
      await wait(Math.max(style.boardingMs, untilScheduledMs(ride)), undefined, { signal });
      return advance('picked_up');
    case 'picked_up':
      await wait(style.boardingMs, undefined, { signal });
      return advance('in_transit');
    case 'in_transit': {
      const { lat, lng } = nextPlace(ride);
      await car.drive({ lat, lng }, style.trip, signal);
      const stop = 1 + (ride.stops ?? []).length - stopsAhead(ride).length;
      if (stopsAhead(ride).length === 0) return advance('completed');
      await wait(style.boardingMs, undefined, { signal });
      const said = { rideId: ride.id, stop, place: { lat, lng } };
      return untilSettled(() => trpc.rides.reachStop.mutate(said), signal);
    }
    case 'requested':
    case 'completed':
    case 'canceled':
      return undefined;
    default:
      return ride.status satisfies never;
  }
}

/** Nobody gets into a scheduled ride's car before its time. */
const untilScheduledMs = ({ times }: DriverRide): number =>
  times.scheduled ? Date.parse(times.scheduled) - Date.now() : 0;

/** Retries while the connection or the server is in trouble; a refusal is an answer. */
async function untilSettled<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal !== undefined && !PASSING.has(refusal)) return undefined;
      await wait(RETRY_MS, undefined, { signal });
    }
  }
}
