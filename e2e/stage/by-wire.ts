import { callOverHttp } from '@ridewire/api/testing/call-over-http';
import { request } from '@ridewire/api/testing/places';
import { expect } from '@playwright/test';
import { NEAR_GULSHAN, type Person } from './people.ts';

type Place = typeof NEAR_GULSHAN;
type Step = 'picked_up' | 'in_transit' | 'completed';

/**
 * A person without a screen, for stories that only look at someone else's: a page that nobody looks at costs two seconds
 * of a core. Their own screens are the subject of other stories.
 */
export interface ByWire {
  /** From Gulshan 2 Circle to the airport, if nothing else is said. Resolves to the ride's id. */
  requestRide: (change?: Parameters<typeof request>[0]) => Promise<string>;
  cancelRide: (rideId: string) => Promise<void>;
  /** The same trip for later, by the city's clock. Resolves to its id. */
  scheduleRide: (day: string, time: string) => Promise<string>;
  moveScheduled: (id: string, day: string, time: string) => Promise<void>;
  /** Available from now on, where drivers wait. */
  goOnline: () => Promise<void>;
  comeTo: (place: Place) => Promise<void>;
  /** Takes the first request that comes. Resolves to its id. */
  acceptRide: () => Promise<string>;
  declineRide: (rideId: string) => Promise<void>;
  /** To the other side of the own ride. */
  say: (text: string) => Promise<void>;
  /** At the pickup. */
  arrive: () => Promise<void>;
  /** Drives the own ride up to each of these. */
  drive: (...steps: Step[]) => Promise<void>;
}

export function actByWire(url: string, { cookie }: Person): ByWire {
  const { rides, drivers, chat, scheduled } = callOverHttp(url, { cookie });
  const comeTo = async ({ latitude: lat, longitude: lng }: Place) =>
    void (await drivers.reportPosition.mutate({ positions: [{ lat, lng, at: Date.now() }] }));
  const findOwn = async () => (await rides.own.query())?.id ?? '';
  return {
    requestRide: async (change) => (await rides.request.mutate(request(change))).id,
    cancelRide: async (rideId) => void (await rides.cancel.mutate({ rideId })),
    scheduleRide: async (day, time) => {
      const { pickup, destination, type } = request();
      const id = crypto.randomUUID();
      return (await scheduled.schedule.mutate({ id, pickup, destination, type, day, time })).id;
    },
    moveScheduled: async (id, day, time) => void (await scheduled.reschedule.mutate({ id, day, time })),
    goOnline: async () => {
      await drivers.setAvailability.mutate({ available: true });
      await comeTo(NEAR_GULSHAN);
    },
    comeTo,
    acceptRide: async () => {
      let rideId = '';
      await expect(async () => {
        rideId = (await rides.open.query())[0]?.id ?? '';
        expect(rideId, 'a request to take').not.toBe('');
      }).toPass();
      await rides.accept.mutate({ rideId });
      return rideId;
    },
    declineRide: async (rideId) => void (await rides.decline.mutate({ rideId })),
    say: async (text) =>
      void (await chat.say.mutate({ id: crypto.randomUUID(), rideId: await findOwn(), text })),
    arrive: async () => void (await rides.arrive.mutate({ rideId: await findOwn() })),
    drive: async (...steps) => {
      const rideId = await findOwn();
      for (const to of steps) await rides.advance.mutate({ rideId, to });
    },
  };
}
