import type { RoutesOf } from '../live/events.ts';
import { userTopic } from '../live/topics.ts';
import { ALERTS } from '../sos/sos-events.ts';

interface OfCheckIn {
  checkInId: string;
  rideId: string;
  riderId: string;
  driverId: string;
}

/** Both are asked whether everything is all right. */
export interface CheckInAsked extends OfCheckIn {
  event: 'check_in.asked';
}

/** Somebody answered, or the question is over. */
export interface CheckInChanged extends OfCheckIn {
  event: 'check_in.changed';
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    checkIns: CheckInAsked | CheckInChanged;
  }
}

/** Both, and admins who look at the ride. */
const bothOf = ({ riderId, driverId }: OfCheckIn) => [userTopic(riderId), userTopic(driverId), ALERTS];

export const checkInRoutes: RoutesOf<CheckInAsked | CheckInChanged> = {
  'check_in.asked': bothOf,
  'check_in.changed': bothOf,
};
