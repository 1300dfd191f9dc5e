import type { RideStatus, Role } from '@ridewire/contracts';

/** The system acts for no person. */
export type Mover = Role | 'system';

type Steps = Readonly<Record<RideStatus, Readonly<Partial<Record<RideStatus, readonly Mover[]>>>>>;

/**
 * Every legal transition and who may make it. From `requested` an admin can only cancel: other statuses need a driver.
 * It is reached again when a driver gives a ride back or is barred. The system takes a ride on to `in_transit` once its
 * car has set off.
 */
export const TRANSITIONS: Steps = {
  requested: {
    accepted: ['driver'],
    canceled: ['rider', 'admin', 'system'],
  },
  accepted: {
    requested: ['driver', 'admin', 'system'],
    picked_up: ['driver', 'admin'],
    in_transit: ['admin'],
    completed: ['admin'],
    canceled: ['rider', 'driver', 'admin'],
  },
  picked_up: {
    accepted: ['admin'],
    in_transit: ['driver', 'admin', 'system'],
    completed: ['admin'],
    canceled: ['driver', 'admin'],
  },
  in_transit: {
    accepted: ['admin'],
    picked_up: ['admin'],
    completed: ['driver', 'admin'],
    canceled: ['driver', 'admin'],
  },
  completed: {
    accepted: ['admin'],
    picked_up: ['admin'],
    in_transit: ['admin'],
    canceled: ['admin'],
  },
  canceled: {
    accepted: ['admin'],
    picked_up: ['admin'],
    in_transit: ['admin'],
    completed: ['admin'],
  },
};

export const mayMove = (from: RideStatus, to: RideStatus, mover: Mover): boolean =>
  TRANSITIONS[from][to]?.includes(mover) ?? false;

/** All statuses from which `mover` may take a ride to `to`. */
export const sourcesOf = (to: RideStatus, mover: Mover): RideStatus[] =>
  (Object.keys(TRANSITIONS) as RideStatus[]).filter((from) => mayMove(from, to, mover));
