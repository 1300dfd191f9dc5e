import type {
  AvailabilityChange,
  AvailabilitySnapshot,
  EarningsChange,
  EarningsSnapshot,
} from '@ridewire/contracts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import type { View } from '../realtime/event-hub.ts';
import { Live } from '../realtime/live-subscription.ts';
import { CHANGES_SUMS, isRideEvent } from '../realtime/server-events.ts';
import { driverTopic } from '../realtime/topics.ts';
import { findAvailability, getEarnings } from './driver-queries.ts';

const availabilityView: View<AvailabilityChange> = (event) => {
  if (event.event !== 'driver.changed') return undefined;
  const { version, available, approved, suspended, suspendReason, presence } = event.driver;
  return {
    kind: 'availability',
    availability: { version, available, approved, suspended, suspendReason, presence },
  };
};

export const liveAvailability = (
  core: Core,
  driverId: string,
): Live<AvailabilitySnapshot, AvailabilityChange> =>
  new Live({
    hub: core.hub,
    topic: driverTopic(driverId),
    view: availabilityView,
    read: async () => {
      const availability = await findAvailability(core.db, driverId);
      if (!availability) throw new AppError('NOT_FOUND');
      return { availability };
    },
  });

// Earnings follow from rides: when a ride of the driver is completed, or a completed one is changed, they are read anew.
const earningsView: View<EarningsChange> = (event, topic) => {
  const mine =
    isRideEvent(event) && event.ride.driver !== null && driverTopic(event.ride.driver.id) === topic;
  return mine && CHANGES_SUMS.has(event.event) ? 'reread' : undefined;
};

export const liveEarnings = (core: Core, driverId: string): Live<EarningsSnapshot, EarningsChange> =>
  new Live({
    hub: core.hub,
    topic: driverTopic(driverId),
    view: earningsView,
    read: async () => ({ earnings: await getEarnings(core.db, driverId, core.timeZone) }),
  });
