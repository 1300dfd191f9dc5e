import type { AlertImage, NotificationImage } from '../../live/images.ts';
import { RIDE_ID, personOf, positionOf, idOf } from '../seen/cast.ts';
import type { SeenRows } from '../seen/rows.ts';
import { acknowledgeAlert } from '../../sos/acknowledge-alert.ts';
import { raiseAlert } from '../../sos/raise-alert.ts';
import { makeDeviceKeys } from '../push-device.ts';
import { GULSHAN } from '../places.ts';
import { ADMINS, DISPATCH, DRIVERS, refused, RIDERS, SIGNED_IN, SUPPORT, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

async function called(stage: Stage): Promise<string> {
  const rideId = await stage.accepted();
  await raiseAlert(stage.core, stage.people.rider, { rideId, message: '', location: GULSHAN });
  return rideId;
}

async function callForHelp(stage: Stage): Promise<string> {
  const rideId = await stage.accepted();
  return (await raiseAlert(stage.core, stage.people.rider, { rideId, message: '', location: GULSHAN })).id;
}

/** There is something to read, but not for everyone. */
async function told(stage: Stage): Promise<object> {
  await acknowledgeAlert(stage.core, stage.people.admin, { alertId: await callForHelp(stage) });
  return {};
}

export const rows: Rows = {
  'alerts.raise': {
    input: async (stage) => ({ rideId: await stage.accepted(), message: 'Help', location: GULSHAN }),
    who: { ...refused({ ...RIDERS, ...DRIVERS }, 'RIDE_NOT_FOUND'), rider: 'ok', driver: 'ok' },
  },
  'alerts.open': { input: async (stage) => void (await callForHelp(stage)), who: ADMINS },
  'alerts.acknowledge': {
    input: async (stage) => ({ alertId: await callForHelp(stage) }),
    who: { ...DISPATCH, ...SUPPORT },
  },
  'alerts.mine': { input: async (stage) => void (await callForHelp(stage)), who: { ...RIDERS, ...DRIVERS } },

  'incidents.list': { input: () => ({}), who: ADMINS },
  'incidents.get': { input: async (stage) => ({ rideId: await called(stage) }), who: ADMINS },
  'incidents.note': {
    input: async (stage) => ({
      rideId: await called(stage),
      commandId: crypto.randomUUID(),
      text: 'Called the rider: all is well.',
    }),
    who: { ...DISPATCH, ...SUPPORT },
  },
  'incidents.close': {
    input: async (stage) => {
      const rideId = await called(stage);
      await stage.core.db.pool.query(
        'update alerts set acknowledged_by = $2, acknowledged_at = now() where ride_id = $1',
        [rideId, stage.people.admin.userId],
      );
      return { rideId };
    },
    who: { ...DISPATCH, ...SUPPORT },
  },
  'incidents.changes': { who: ADMINS },

  // Each of these answers with the caller's own.
  'notifications.live': { input: async (stage) => void (await told(stage)), who: SIGNED_IN },
  'notifications.list': { input: told, who: SIGNED_IN },
  'notifications.choose': {
    input: () => ({ kind: 'alert_acknowledged', where: 'system', isOn: false }),
    who: SIGNED_IN,
  },
  'notifications.markRead': {
    input: async (stage) => {
      await told(stage);
      return { all: true };
    },
    who: SIGNED_IN,
  },

  // Each device's own.
  'push.state': { who: SIGNED_IN },
  'push.subscribe': {
    input: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/one', keys: makeDeviceKeys().keys }),
    who: SIGNED_IN,
  },
  'push.unsubscribe': { who: SIGNED_IN },
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

export const seen: SeenRows<
  | 'alert.raised'
  | 'alert.acknowledged'
  | 'incident.changed'
  | 'notification.made'
  | 'notifications.read'
  | 'notifications.chosen'
> = {
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
};
