import type {
  PreferencesSnapshot,
  AvailabilityChange,
  AvailabilitySnapshot,
  EarningsChange,
  EarningsSnapshot,
} from '@ridewire/contracts';
import { AppError } from '../core/app-error.ts';
import type { Db } from '@ridewire/db';
import type { View, EventHub } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { CHANGES_SUMS, isRideEvent } from '../live/events.ts';
import { driverTopic } from '../live/topics.ts';
import { getPreferences } from './preference-queries.ts';
import { findAvailability, getEarnings } from './driver-queries.ts';

interface Deps {
  db: Db;
  hub: EventHub;
  timeZone: string;
}

/** What is known of places in lines, of which later folders know more. */
export interface PlacesInLine {
  findOwn(driverId: string): object | null;
}

const availabilityView: View<AvailabilityChange> = (event) => {
  if (event.event !== 'driver.changed') return undefined;
  const { version, available, approved, suspended, suspendReason, presence } = event.driver;
  return {
    kind: 'availability',
    availability: { version, available, approved, suspended, suspendReason, presence },
  };
};

export const liveAvailability = (
  deps: Pick<Deps, 'db' | 'hub'> & { queues: PlacesInLine },
  driverId: string,
): Live<AvailabilitySnapshot, AvailabilityChange> =>
  new Live({
    hub: deps.hub,
    topic: driverTopic(driverId),
    view: availabilityView,
    read: async () => {
      const availability = await findAvailability(deps.db, driverId);
      if (!availability) throw new AppError('NOT_FOUND');
      return { availability, ...(deps.queues.findOwn(driverId) && { hasPlace: true }) };
    },
  });

// A driver's record changes rarely, and concerns only this driver.
const preferencesView: View<null> = (event) => (event.event === 'driver.changed' ? 'reread' : undefined);

export const livePreferences = (
  deps: Pick<Deps, 'db' | 'hub'>,
  driverId: string,
): Live<PreferencesSnapshot, null> =>
  new Live({
    hub: deps.hub,
    topic: driverTopic(driverId),
    view: preferencesView,
    read: async () => ({ preferences: await getPreferences(deps.db, driverId) }),
  });

// Earnings follow from rides: they are read again when a ride of the driver is completed, or a completed one is
// changed.
const earningsView: View<EarningsChange> = (event, topic) => {
  const mine =
    isRideEvent(event) && event.ride.driver !== null && driverTopic(event.ride.driver.id) === topic;
  return mine && CHANGES_SUMS.has(event.event) ? 'reread' : undefined;
};

export const liveEarnings = (deps: Deps, driverId: string): Live<EarningsSnapshot, EarningsChange> =>
  new Live({
    hub: deps.hub,
    topic: driverTopic(driverId),
    view: earningsView,
    read: async () => ({ earnings: await getEarnings(deps.db, driverId, deps.timeZone) }),
  });
