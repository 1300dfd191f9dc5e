import { RIDE_ID, idOf } from '../seen/cast.ts';
import type { SeenRows } from '../seen/rows.ts';
import { sayInChat } from '../../chat/say-in-chat.ts';
import { DRIVERS, refused, RIDERS, SUPPORT, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

/** A conversation of the stage's rider and driver. */
async function begun(stage: Stage) {
  const rideId = await stage.accepted();
  const id = crypto.randomUUID();
  await sayInChat(stage.core, stage.people.rider, { id, rideId, text: 'Hello' });
  return { rideId, driverId: stage.people.driver.userId, id };
}

const BOTH = { ...refused({ ...RIDERS, ...DRIVERS }, 'RIDE_NOT_FOUND'), rider: 'ok', driver: 'ok' } as const;

export const rows: Rows = {
  'chat.live': {
    input: async (stage) => {
      const { rideId, driverId } = await begun(stage);
      return { rideId, driverId };
    },
    who: BOTH,
  },
  'chat.ofRide': { input: async (stage) => ({ rideId: (await begun(stage)).rideId }), who: BOTH },
  'chat.say': {
    input: async (stage) => ({
      id: crypto.randomUUID(),
      rideId: (await begun(stage)).rideId,
      quick: 'thanks',
    }),
    who: BOTH,
  },
  'chat.read': {
    input: async (stage) => {
      const { id: messageId, ...of } = await begun(stage);
      return { ...of, messageId };
    },
    who: BOTH,
  },
  'chat.report': {
    input: async (stage) => {
      const { rideId, driverId } = await begun(stage);
      return { rideId, driverId, reason: 'Rude' };
    },
    who: BOTH,
  },
  'chat.reportable': {
    input: async (stage) => ({ rideId: (await begun(stage)).rideId }),
    who: RIDERS,
  },
  'chat.reported': {
    input: async (stage) => ({ rideId: (await begun(stage)).rideId }),
    who: SUPPORT,
  },
};

export const seen: SeenRows<'chat.said' | 'chat.read'> = {
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
};
