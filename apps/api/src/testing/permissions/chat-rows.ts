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

export const chatRows: Rows = {
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
