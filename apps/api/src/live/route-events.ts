import {
  CHANGES_SUMS,
  isRideEvent,
  type DriverChanged,
  type OfferDeclined,
  type OffersChanged,
  type OffersEnded,
  type RideEvent,
  type RoutesOf,
  type ServerEvent,
} from './events.ts';
import {
  BOARD,
  driverTopic,
  PEOPLE,
  PROMOS,
  riderTopic,
  rideTopic,
  userTopic,
  type Topic,
} from './topics.ts';

/** The topics of everyone an event concerns. */
export type TopicsOf = (event: ServerEvent) => Topic[];

/** Whether a driver's sums in the admins' lists may change. */
const changesEarnings = ({ event, ride }: RideEvent): boolean =>
  CHANGES_SUMS.has(event) && ride.driver !== null;

/** Whether the uses or cost of the ride's promo code may change. */
const changesPromo = ({ event, ride }: RideEvent): boolean =>
  ride.discountCents > 0 && (event === 'ride.requested' || CHANGES_SUMS.has(event));

function topicsOfRide(event: RideEvent): Topic[] {
  const drivers = new Set<string>(event.asked ?? []);
  if (event.ride.driver) drivers.add(event.ride.driver.id);
  if (event.ride.next) drivers.add(event.ride.next.driver.id);
  if (event.leftDriverId) drivers.add(event.leftDriverId);
  for (const offer of event.offers ?? []) drivers.add(offer.driverId);
  const topics = [
    rideTopic(event.ride.id),
    riderTopic(event.ride.rider.id),
    BOARD,
    ...[...drivers].map(driverTopic),
  ];
  return [...topics, ...(changesEarnings(event) ? [PEOPLE] : []), ...(changesPromo(event) ? [PROMOS] : [])];
}

export const liveRoutes: RoutesOf<OffersEnded | OffersChanged | OfferDeclined | DriverChanged> = {
  'offers.ended': ({ driverIds }) => driverIds.map(driverTopic),
  'offers.changed': ({ driverIds }) => driverIds.map(driverTopic),
  'offer.declined': ({ driverId }) => [driverTopic(driverId), BOARD],
  'driver.changed': ({ driver }) => [driverTopic(driver.id), userTopic(driver.id), BOARD, PEOPLE],
};

/** @param routes of every event except a ride's */
export const routeEvents =
  (routes: RoutesOf<Exclude<ServerEvent, RideEvent>>): TopicsOf =>
  (event) => {
    if (isRideEvent(event)) return topicsOfRide(event);
    // The compiler can't see that a name and its event belong together.
    const route = routes[event.event] as ((event: ServerEvent) => Topic[]) | undefined;
    // A newer release may send events that this one doesn't know.
    return route?.(event) ?? [];
  };
