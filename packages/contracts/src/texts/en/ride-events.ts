import { momentEvents } from '../moments.ts';
import type { RideEvents } from '../ride-events.ts';
import { moments } from './moments.ts';

/** What happens to rides. */
export const rideEvents: RideEvents = {
  'ride.requested': {
    name: 'Ride requested',
    happened: () => 'Requested',
    said: (who, whom, ride) => [who, ' requested ', ride, ' for ', whom],
    ownSaid: (who, ride) => [who, ' requested ', ride],
    told: ({ who, isOwn, rider, pickup, destination }) =>
      isOwn
        ? `${rider} requested a ride from ${pickup} to ${destination}`
        : `${who} requested a ride for ${rider} from ${pickup} to ${destination}`,
  },
  'ride.offered': {
    name: 'Drivers asked',
    happened: () => 'Drivers asked',
    said: (who, whom, ride) => [who, ' asked drivers for ', ride, ' of ', whom],
    ownSaid: (who, ride) => [who, ' asked drivers for ', ride],
  },
  'ride.retyped': {
    name: 'Ride type changed',
    happened: () => 'Changed to another type',
    said: (who, whom, ride) => [who, ' changed the type of ', ride, ' of ', whom],
    ownSaid: (who, ride) => [who, ' changed the type of ', ride],
    told: ({ rider }) => `The type of ${rider}’s ride changed`,
  },
  'ride.reserved': {
    name: 'Next ride taken',
    happened: () => 'Taken as the next ride',
    said: (who, whom, ride) => [who, ' took ', ride, ' of ', whom, ' as their next one'],
    ownSaid: (who, ride) => [who, ' took ', ride, ' as their next one'],
    told: ({ who, rider }) => `${who} takes ${rider}’s ride next`,
  },
  'ride.retimed': {
    name: 'Pickup expected at another time',
    happened: () => 'Pickup expected at another time',
    said: (who, whom, ride) => [who, ' expects the pickup of ', whom, ' for ', ride, ' at another time'],
    told: ({ rider }) => `${rider}’s pickup is expected at another time`,
  },
  'ride.unreserved': {
    name: 'Next ride given back',
    happened: () => 'No longer anyone’s next ride',
    said: (who, whom, ride) => [who, ' gave ', ride, ' of ', whom, ' up as the driver’s next one'],
    ownSaid: (who, ride) => [who, ' gave ', ride, ' up as their next one'],
    told: ({ who, bySystem, rider }) =>
      bySystem
        ? `${rider}’s driver is held up, so we’re finding another`
        : `${who} gave ${rider}’s ride back`,
  },
  'ride.accepted': {
    name: 'Ride accepted',
    happened: () => 'Accepted',
    said: (who, whom, ride) => [who, ' accepted ', ride, ' of ', whom],
    ownSaid: (who, ride) => [who, ' accepted ', ride],
    told: ({ who, rider }) => `${who} accepted ${rider}’s ride`,
  },
  'ride.assigned': {
    name: 'Ride given to a driver',
    happened: () => 'Given to a driver',
    said: (who, whom, ride) => [who, ' gave ', ride, ' of ', whom, ' to a driver'],
    told: ({ who, rider }) => `${who} gave ${rider}’s ride to a driver`,
  },
  'ride.released': {
    name: 'Ride given back',
    happened: () => 'Opened again',
    said: (who, whom, ride) => [who, ' gave ', ride, ' of ', whom, ' back'],
    told: ({ who, bySystem, rider }) =>
      bySystem ? `${rider}’s ride is waiting for another driver` : `${who} gave ${rider}’s ride back`,
  },
  'ride.reassigned': {
    name: 'Ride taken from its driver',
    happened: () => 'Taken from its driver',
    said: (who, whom, ride) => [who, ' took ', ride, ' of ', whom, ' from its driver, for another one'],
    told: ({ who, rider }) => `${who} is finding another driver for ${rider}`,
  },
  'ride.stalled': {
    name: 'Driver asked if they’re coming',
    happened: () => 'Driver not moving: asked',
    said: (who, whom, ride) => [who, ' asked the driver of ', ride, ' of ', whom, ', who wasn’t moving'],
    told: ({ rider }) => `${rider}’s driver isn’t moving and was asked`,
  },
  'ride.assured': {
    name: 'Driver said they’re coming',
    happened: () => 'Driver said they’re on the way',
    said: (who, whom, ride) => [who, ' said they’re on the way for ', ride, ' of ', whom],
    told: ({ who, rider }) => `${who} says they’re on the way to ${rider}`,
  },
  'ride.resumed': {
    name: 'Driver moving again',
    happened: () => 'Driver moving again',
    said: (who, whom, ride) => [who, ' saw the driver of ', ride, ' of ', whom, ' move again'],
    told: ({ rider }) => `${rider}’s driver is moving again`,
  },
  'ride.replaced': {
    name: 'Driver replaced',
    happened: () => 'Driver replaced: not moving',
    said: (who, whom, ride) => [who, ' took ', ride, ' of ', whom, ' from its driver, who wasn’t moving'],
    told: ({ rider }) => `${rider}’s driver wasn’t moving and is being replaced`,
  },
  ...momentEvents(moments),
  'ride.left_pickup': {
    name: 'Driver left the pickup',
    happened: () => 'Driver left the pickup',
    said: (who, whom, ride) => [who, ' saw the driver of ', ride, ' of ', whom, ' leave the pickup'],
    told: ({ rider }) => `${rider}’s driver left the pickup without them`,
  },
  'ride.rerouted': {
    name: 'Route changed',
    happened: ({ amount }) => `Route changed, now ${amount}`,
    said: (who, whom, ride) => [who, ' changed the route of ', ride, ' of ', whom],
    ownSaid: (who, ride) => [who, ' changed the route of ', ride],
    told: ({ rider, destination }) => `The route of ${rider}’s ride changed, now to ${destination}`,
  },
  'ride.stop_reached': {
    name: 'Stop reached',
    happened: () => 'Stop reached',
    said: (who, whom, ride) => [who, ' reached a stop of ', ride, ' of ', whom],
    told: ({ who, rider }) => `${who} reached a stop with ${rider}`,
  },
  'ride.picked_up': {
    name: 'Rider picked up',
    happened: () => 'Picked up',
    said: (who, whom, ride) => [who, ' picked up ', whom, ' for ', ride],
    told: ({ who, rider }) => `${who} picked up ${rider}`,
  },
  'ride.in_transit': {
    name: 'Ride in transit',
    happened: () => 'In transit',
    said: (who, whom, ride) => [who, ' marked ', ride, ' of ', whom, ' in transit'],
    told: ({ who, bySystem, rider }) =>
      bySystem ? `${rider}’s ride set off` : `${who} set off with ${rider}`,
  },
  'ride.completed': {
    name: 'Ride completed',
    happened: () => 'Completed',
    said: (who, whom, ride) => [who, ' completed ', ride, ' of ', whom],
    ownSaid: (who, ride) => [who, ' completed ', ride],
    told: ({ who, rider, fare }) => `${who} completed ${rider}’s ride for ${fare}`,
  },
  'ride.canceled': {
    name: 'Ride canceled',
    happened: () => 'Canceled',
    said: (who, whom, ride) => [who, ' canceled ', ride, ' of ', whom],
    ownSaid: (who, ride) => [who, ' canceled ', ride],
    told: ({ who, bySystem, isOwn, rider, reason }) => {
      if (!bySystem) return isOwn ? `${rider} canceled the ride` : `${who} canceled ${rider}’s ride`;
      return reason === 'no_driver' ? `No driver was found for ${rider}` : `${rider}’s ride was canceled`;
    },
  },
  'ride.status_set': {
    name: 'Ride status set',
    happened: ({ from, to }) => `Set from ${from} to ${to}`,
    said: (who, whom, ride) => [who, ' set the status of ', ride, ' of ', whom],
    ownSaid: (who, ride) => [who, ' set the status of ', ride],
    told: ({ who, rider, status }) => `${who} set ${rider}’s ride to ${status}`,
  },
  'ride.deleted': {
    name: 'Ride deleted',
    happened: () => 'Deleted',
    said: (who, whom, ride) => [who, ' deleted ', ride, ' of ', whom],
    ownSaid: (who, ride) => [who, ' deleted ', ride],
    told: ({ who, rider }) => `${who} deleted ${rider}’s ride`,
  },
  'ride.refunded': {
    name: 'Ride refunded',
    happened: ({ amount }) => `Refund of ${amount} noted`,
    said: (who, whom, ride, what) => [who, ` noted a refund of ${what} for `, ride, ' of ', whom],
    ownSaid: (who, ride, what) => [who, ` noted a refund of ${what} for `, ride],
    told: ({ who, rider }) => `${who} noted a refund for ${rider}’s ride`,
  },
};
