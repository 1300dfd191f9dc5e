import type { LatLng } from '@ridewire/contracts';
import pLimit from 'p-limit';
import { Driver } from '../people/driver.ts';
import type { Account } from './make-accounts.ts';
import type { ReplayOptions } from './read-options.ts';
import type { Recording } from './recording.ts';

const REPORT_EVERY_MS = 4_000;
/** The time to get in, and again before setting off, in milliseconds of real time. */
const BOARDING_MS = 10_000;
const CONNECT_AT_ONCE = 25;

/** Connects the drivers and brings them online where the taxis were. */
export async function putDriversOnline(
  url: string,
  accounts: readonly Account[],
  places: readonly LatLng[],
  options: ReplayOptions,
  recording: Recording,
): Promise<Map<string, Driver>> {
  const { speed, delayMs, declineShare } = options;
  const pace = { speedup: speed, capSeconds: Infinity };
  const limit = pLimit(CONNECT_AT_ONCE);
  const drivers = new Map<string, Driver>();
  await Promise.all(
    accounts.map(({ id, cookie }, i) =>
      limit(async () => {
        const driver = new Driver({
          url,
          cookie,
          start: places[i % places.length] as LatLng,
          habits: {
            thinkMs: () => (delayMs[0] + Math.random() * (delayMs[1] - delayMs[0])) / speed,
            declineShare,
          },
          style: { approach: pace, trip: pace, boardingMs: BOARDING_MS / speed },
          reportEveryMs: REPORT_EVERY_MS,
          onOffer: (offer) => recording.offer(offer, id),
          onAccepted: (ride, sentAt) => recording.accept(ride.id, sentAt),
          onTrouble: (error, call) => recording.trouble(error, call),
        });
        drivers.set(id, driver);
        await driver.goOnline();
      }),
    ),
  );
  return drivers;
}
