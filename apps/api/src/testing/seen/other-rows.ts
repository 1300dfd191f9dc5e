import { nearbyCell } from '@ridewire/contracts';
import type { AlertImage, NotificationImage } from '../../live/images.ts';
import type { DriverChanged, ServerEvent } from '../../live/events.ts';
import {
  BOARD,
  BOARD_DEMAND,
  DEMAND,
  nearbyTopic,
  riderTopic,
  trackTopic,
  type Topic,
} from '../../live/topics.ts';
import { GULSHAN } from '../places.ts';
import { CAST, idOf, PEOPLE, personOf, positionOf, RIDE_ID } from './cast.ts';
import type { Row } from './rows.ts';

type Others = Exclude<ServerEvent['event'], `ride.${string}`>;
type EventOf<Name, Event = ServerEvent> = Event extends { event: infer Own }
  ? Name extends Own
    ? Omit<Event, 'event'>
    : never
  : never;
type OtherRow<Name extends Others> = Row<EventOf<Name>> & {
  /** Its topics, if it is not routed through topicsOf. */
  on?: readonly Topic[];
};

const { lat, lng } = positionOf('rider');
const ALERT: AlertImage = {
  id: 'a call',
  rideId: RIDE_ID,
  kind: 'press',
  by: { ...personOf('rider'), role: 'rider' },
  passenger: { name: 'passenger.name', phone: 'passenger.phone' },
  message: '',
  location: { address: '', lat, lng },
  raisedAt: 0,
  acknowledged: null,
};
const NOTIFICATION: NotificationImage = {
  id: 'a notification',
  type: 'trouble',
  params: {},
  rideId: RIDE_ID,
  about: { name: 'rider.name', email: 'rider.email' },
  location: null,
  createdAt: 0,
  readAt: null,
};
const DRIVER: DriverChanged['driver'] = {
  id: idOf('driver'),
  name: 'driver.name',
  version: 2,
  available: true,
  approved: true,
  suspended: false,
  suspendReason: null,
  presence: { silentSince: null, pausedSince: null, cooling: null, putOffline: null },
  autoAccept: false,
  homeward: { lat: positionOf('driver').lat, lng: 90, until: 0 },
  vehicle: { kind: 'car', classRank: 1, seats: 4 },
  declinedTypes: [],
};
/** Every driver who looks. */
const AHEAD_OF_DRIVERS = Object.fromEntries(
  PEOPLE.filter((person) => CAST[person] === 'driver').map((person) => [
    person,
    { 'scheduled.ahead': 'reread' },
  ]),
);
const DISTRICT = { lat: 23.79, lng: 90.41, level: 2 };

export const OTHER_ROWS: { [Name in Others]: readonly [OtherRow<Name>, ...OtherRow<Name>[]] } = {
  'offers.ended': [
    {
      when: 'another driver took the ride',
      event: {
        rideId: RIDE_ID,
        version: 3,
        status: 'accepted',
        canceledBy: null,
        driverIds: [idOf('asked')],
      },
      seen: { asked: { 'rides.offers': 'withdrawn, taken' } },
    },
  ],
  'offers.changed': [
    {
      when: 'the ride is of another type',
      event: { rideId: RIDE_ID, version: 3, driverIds: [idOf('asked')] },
      seen: { asked: { 'rides.offers': 'reread' } },
    },
  ],
  'offer.declined': [
    {
      when: 'one declines',
      event: { driverId: idOf('declined'), rideId: RIDE_ID, version: 3 },
      seen: { declined: { 'rides.offers': 'withdrawn, declined' }, admin: { 'rides.changes': 'news' } },
    },
  ],
  'driver.changed': [
    {
      when: 'comes online',
      event: { driver: DRIVER },
      seen: {
        driver: {
          'drivers.availability': 'availability',
          'drivers.preferences': 'reread',
          'profile.current': 'reread',
          'rides.offers': 'reread',
          'scheduled.ahead': 'reread',
          'vehicles.mine': 'reread',
        },
        admin: { 'rides.board': 'driver: driver.id driver.name', 'users.changes': 'news: driver.id' },
      },
    },
    {
      when: 'is suspended',
      event: { driver: { ...DRIVER, available: false, suspended: true, suspendReason: 'Rude' } },
      seen: {
        driver: {
          'demand.around': 'reread',
          'drivers.availability': 'availability',
          'drivers.preferences': 'reread',
          'profile.current': 'reread',
          'rides.offers': 'reread',
          'scheduled.ahead': 'reread',
          'vehicles.mine': 'reread',
        },
        admin: { 'rides.board': 'driver: driver.id driver.name', 'users.changes': 'news: driver.id' },
      },
    },
  ],
  'user.changed': [
    {
      when: 'a rider has another name',
      event: { userId: idOf('rider'), role: 'rider' },
      seen: { rider: { 'profile.current': 'reread' }, admin: { 'users.changes': 'news: rider.id' } },
    },
  ],
  'choices.changed': [
    {
      when: 'a rider chose',
      event: { userId: idOf('rider') },
      seen: { rider: { 'profile.current': 'reread' } },
    },
  ],
  'documents.changed': [
    {
      when: 'of a driver',
      event: { driverId: idOf('driver') },
      seen: {
        driver: { 'documents.mine': 'reread', 'vehicles.mine': 'reread' },
        admin: { 'users.changes': 'news: driver.id' },
      },
    },
  ],
  'vehicles.changed': [
    {
      when: 'a driver drives another one',
      event: { driverId: idOf('driver') },
      seen: { driver: { 'vehicles.mine': 'reread' }, admin: { 'users.changes': 'news: driver.id' } },
    },
  ],
  'promo.changed': [
    { when: 'made', event: { promoId: 'a promo code' }, seen: { admin: { 'promos.changes': 'news' } } },
  ],
  'announcement.changed': [
    {
      when: 'sent to the driver',
      event: { announcementId: 'an announcement', driverIds: [idOf('driver')] },
      seen: { driver: { 'announcements.mine': 'reread' }, admin: { 'announcements.changes': 'news' } },
    },
  ],
  'message.changed': [
    {
      when: 'one was answered',
      event: { messageId: 'a message' },
      seen: { admin: { 'messages.changes': 'news' } },
    },
  ],
  'sessions.changed': [
    {
      when: 'of a rider',
      event: { userId: idOf('rider') },
      seen: { rider: { 'apiKeys.mine': 'reread', 'sessions.list': 'reread' } },
    },
  ],
  'webhook.changed': [
    { when: 'paused', event: { webhookId: 'a webhook' }, seen: { admin: { 'webhooks.live': 'reread' } } },
  ],
  'alert.raised': [
    {
      when: 'by a rider',
      event: { alert: ALERT },
      seen: {
        rider: { 'alerts.mine': 'alert: rider.place', 'checkIns.live': 'reread' },
        admin: {
          'alerts.open': 'raised: passenger.name passenger.phone rider.id rider.name rider.phone rider.place',
          'incidents.changes': 'news',
        },
      },
    },
  ],
  'alert.acknowledged': [
    {
      when: 'by an admin',
      event: { alert: { ...ALERT, acknowledged: { by: { id: idOf('admin'), name: 'admin.name' }, at: 0 } } },
      seen: {
        rider: { 'alerts.mine': 'alert: rider.place' },
        admin: { 'alerts.open': 'acknowledged: admin.id admin.name', 'incidents.changes': 'news' },
      },
    },
  ],
  'incident.changed': [
    { when: 'of a ride', event: { rideId: RIDE_ID }, seen: { admin: { 'incidents.changes': 'news' } } },
  ],
  'notification.made': [
    {
      when: 'an admin is told of a rider',
      event: { userId: idOf('admin'), notification: NOTIFICATION },
      seen: { admin: { 'notifications.live': 'made: rider.email rider.name' } },
    },
  ],
  'notifications.read': [
    {
      when: 'by a rider',
      event: { userId: idOf('rider') },
      seen: { rider: { 'notifications.live': 'reread' } },
    },
  ],
  'notifications.chosen': [
    {
      when: 'by a rider',
      event: { userId: idOf('rider') },
      seen: { rider: { 'notifications.live': 'reread' } },
    },
  ],
  'rating.given': [
    {
      when: 'by the rider',
      event: { rideId: RIDE_ID, raterId: idOf('rider') },
      seen: { rider: { 'ratings.live': 'reread' } },
    },
  ],
  'problem.changed': [
    {
      when: 'a rider lost something',
      event: {
        ...{ problemId: 'a problem', rideId: RIDE_ID },
        ...{ reporterId: idOf('rider'), askedId: idOf('driver') },
      },
      seen: {
        rider: { 'problems.ofRide': 'reread' },
        driver: { 'problems.ofRide': 'reread' },
        admin: { 'problems.changes': 'news' },
      },
    },
    {
      when: 'about the driver, by the rider',
      event: { problemId: 'a problem', rideId: RIDE_ID, reporterId: idOf('rider'), askedId: null },
      seen: { rider: { 'problems.ofRide': 'reread' }, admin: { 'problems.changes': 'news' } },
    },
    {
      when: 'of another ride of the rider',
      event: { problemId: 'a problem', rideId: 'another ride', reporterId: idOf('rider'), askedId: null },
      seen: { admin: { 'problems.changes': 'news' } },
    },
  ],
  'chat.said': [
    {
      when: 'on a ride, by its driver',
      event: {
        ...{ rideId: RIDE_ID, riderId: idOf('rider'), driverId: idOf('driver') },
        message: { id: 'a message', by: 'driver', text: 'Here', quick: null, sentAt: '' },
      },
      seen: { rider: { 'chat.live': 'said' }, driver: { 'chat.live': 'said' } },
    },
    {
      when: 'on the ride, with a driver before',
      event: {
        ...{ rideId: RIDE_ID, riderId: idOf('rider'), driverId: idOf('asked') },
        message: { id: 'a message', by: 'driver', text: 'Here', quick: null, sentAt: '' },
      },
      seen: {},
    },
  ],
  'chat.read': [
    {
      when: 'by the rider',
      event: {
        ...{ rideId: RIDE_ID, riderId: idOf('rider'), driverId: idOf('driver') },
        ...{ by: 'rider', upTo: '' },
      },
      seen: { rider: { 'chat.live': 'read' }, driver: { 'chat.live': 'read' } },
    },
  ],
  'check_in.asked': [
    {
      when: 'on a ride under way',
      event: { checkInId: 'a question', rideId: RIDE_ID, riderId: idOf('rider'), driverId: idOf('driver') },
      seen: {
        rider: { 'checkIns.live': 'reread' },
        driver: { 'checkIns.live': 'reread' },
        admin: { 'incidents.changes': 'news' },
      },
    },
  ],
  'check_in.changed': [
    {
      when: 'its rider answered',
      event: { checkInId: 'a question', rideId: RIDE_ID, riderId: idOf('rider'), driverId: idOf('driver') },
      seen: {
        rider: { 'checkIns.live': 'reread' },
        driver: { 'checkIns.live': 'reread' },
        admin: { 'incidents.changes': 'news' },
      },
    },
  ],
  'link.changed': [
    {
      when: 'of a ride under way',
      event: { rideId: RIDE_ID, riderId: idOf('rider') },
      seen: { rider: { 'sharing.link': 'reread' } },
    },
  ],
  'contacts.changed': [
    {
      when: 'of a rider',
      event: { riderId: idOf('rider') },
      seen: { rider: { 'sharing.contacts': 'reread' } },
    },
  ],
  'scheduled.changed': [
    {
      when: 'a rider scheduled a ride',
      event: { riderId: idOf('rider') },
      seen: {
        rider: { 'scheduled.mine': 'reread' },
        ...AHEAD_OF_DRIVERS,
        admin: { 'scheduled.changes': 'news: rider.id', 'scheduled.upcoming': 'reread' },
      },
    },
  ],
  'wish.changed': [
    {
      when: 'a rider avoids a driver',
      event: { riderId: idOf('rider'), driverId: idOf('driver'), saidBy: 'rider', kind: 'avoided' },
      seen: { rider: { 'wishes.list': 'reread' } },
    },
    {
      when: 'a driver avoids a rider',
      event: { riderId: idOf('rider'), driverId: idOf('driver'), saidBy: 'driver', kind: 'avoided' },
      seen: { driver: { 'wishes.list': 'reread' } },
    },
  ],
  'places.changed': [
    { when: 'of a rider', event: { userId: idOf('rider') }, seen: { rider: { 'places.saved': 'reread' } } },
  ],
  'views.changed': [
    {
      when: 'of an admin',
      event: { userId: idOf('admin') },
      seen: { admin: { 'savedViews.mine': 'reread' } },
    },
  ],
  'positions.moved': [
    {
      when: 'a driver on the way',
      event: { from: 'here', positions: [positionOf('driver')] },
      on: [riderTopic(idOf('rider')), trackTopic(RIDE_ID)],
      seen: {
        rider: { 'rides.current': 'position: driver.id driver.place' },
        admin: { 'rides.track': 'position: driver.id driver.place' },
      },
    },
    {
      when: 'all who work',
      event: { from: 'here', positions: [positionOf('driver'), positionOf('otherDriver')] },
      on: [BOARD],
      seen: {
        admin: { 'rides.board': 'positions: driver.id driver.place otherDriver.id otherDriver.place' },
      },
    },
  ],
  'nearby.moved': [
    {
      when: 'an idle car',
      event: { cars: [{ id: 1, lat: positionOf('otherDriver').lat, lng: 90, bearing: null }] },
      on: [nearbyTopic(`${nearbyCell(GULSHAN).lat} ${nearbyCell(GULSHAN).lng} `)],
      seen: {
        rider: { 'rides.nearbyCars': 'news: otherDriver.place' },
        otherRider: { 'rides.nearbyCars': 'news: otherDriver.place' },
      },
    },
  ],
  'demand.changed': [
    {
      when: 'in a district',
      event: { areas: [[DISTRICT.lat, DISTRICT.lng, DISTRICT.level]] },
      on: [DEMAND],
      seen: {
        driver: { 'demand.around': 'news' },
        asked: { 'demand.around': 'news' },
        declined: { 'demand.around': 'news' },
        replaced: { 'demand.around': 'news' },
        next: { 'demand.around': 'news' },
        otherDriver: { 'demand.around': 'news' },
      },
    },
  ],
  'board.demand': [
    {
      when: 'in a district',
      event: { areas: [{ ...DISTRICT, cell: 'a cell', askedCount: 3, expectedCount: 1, idleCount: 0 }] },
      on: [BOARD_DEMAND],
      seen: { admin: { 'demand.board': 'news' } },
    },
  ],
  'move.suggested': [
    {
      when: 'to a driver',
      event: { driverId: idOf('driver') },
      seen: { driver: { 'demand.around': 'reread' } },
    },
  ],
  'user.signed_out': [{ when: 'a rider', event: { userId: idOf('rider'), sessionId: null }, seen: {} }],
  'city.changed': [{ when: 'another is in use', event: {}, seen: {} }],
  'service_areas.changed': [{ when: 'one is made', event: {}, seen: {} }],
  'quest.changed': [
    {
      when: 'made',
      event: { questId: 'a quest' },
      seen: {
        admin: { 'quests.changes': 'news' },
        driver: { 'quests.ownChanges': 'news' },
        asked: { 'quests.ownChanges': 'news' },
        declined: { 'quests.ownChanges': 'news' },
        replaced: { 'quests.ownChanges': 'news' },
        next: { 'quests.ownChanges': 'news' },
        otherDriver: { 'quests.ownChanges': 'news' },
      },
    },
  ],
  'quest.reached': [
    {
      when: 'by a driver',
      event: { questId: 'a quest', driverId: idOf('driver') },
      seen: { admin: { 'quests.changes': 'news' }, driver: { 'quests.ownChanges': 'news' } },
    },
  ],
  'referral_terms.changed': [
    {
      when: 'set',
      event: {},
      seen: {
        admin: { 'referrals.changes': 'news' },
        driver: { 'referrals.ownChanges': 'news' },
        asked: { 'referrals.ownChanges': 'news' },
        declined: { 'referrals.ownChanges': 'news' },
        replaced: { 'referrals.ownChanges': 'news' },
        next: { 'referrals.ownChanges': 'news' },
        otherDriver: { 'referrals.ownChanges': 'news' },
      },
    },
  ],
  'referral.changed': [
    {
      when: 'a driver who came by another one completed a ride',
      event: { bringerId: idOf('driver'), comerId: idOf('otherDriver') },
      seen: {
        admin: { 'referrals.changes': 'news' },
        driver: { 'referrals.ownChanges': 'news' },
        otherDriver: { 'referrals.ownChanges': 'news' },
      },
    },
  ],
  'street_changes.changed': [{ when: 'a street is closed', event: {}, seen: {} }],
  'queues.changed': [{ when: 'a driver joins a line', event: {}, seen: {} }],
  'surge.changed': [{ when: 'it is switched on', event: {}, seen: {} }],
  'demo.locked': [{ when: 'a server without the demo started', event: {}, seen: {} }],
  'review.changed': [
    {
      when: 'an admin looked at it',
      event: { rideId: RIDE_ID },
      seen: { admin: { 'rides.changes': 'news', 'rides.reviews': 'reread' } },
    },
  ],
  'ride_types.changed': [{ when: 'one more is offered', event: {}, seen: {} }],
  'stuck.changed': [{ when: 'an admin is on one', event: {}, seen: { admin: { 'rides.stuck': 'reread' } } }],
};
