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

export const notificationsRows: Rows = {
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
