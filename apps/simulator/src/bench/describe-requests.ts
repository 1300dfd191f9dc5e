import type { Db } from '@ridewire/db';
import type { HeardOffer } from './answer-offers.ts';
import { replayWindows, type PastRide } from './replay-windows.ts';
import { quantile } from './statistics.ts';
import { millis } from './time-repeats.ts';

/** A request as its rider saw it; times in milliseconds since 1970. */
export interface SentRequest {
  sentMs: number;
  answeredMs: number;
  /** Null if it was refused. */
  rideId: string | null;
}

/** Describes the requests of one phase: how soon a driver got each, and whether drivers got many at once. */
export async function describeRequests(
  db: Db,
  driverCount: number,
  requests: readonly SentRequest[],
  heard: readonly HeardOffer[],
) {
  const rides = await listRides(db);
  const windowOf = replayWindows(rides, driverCount);
  const gathered = new Set(rides.filter((ride) => ride.isGathered).map(({ id }) => id));
  const first = firstOffers(heard);
  const waits = requests.flatMap(({ rideId, sentMs }) => {
    const offer = rideId === null ? undefined : first.get(rideId);
    return offer ? [{ ...offer, ms: offer.atMs - sentMs }] : [];
  });
  const atOnce = waits.filter(({ rideId }) => !gathered.has(rideId)).map(({ ms }) => ms);
  const together = waits.filter(({ rideId }) => gathered.has(rideId));
  const beyond = together.map(({ rideId, ms }) => Math.max(0, ms - (windowOf.get(rideId) ?? 0)));
  const within = (seconds: number) => waits.filter(({ ms }) => ms <= seconds * 1_000).length;
  const byDriver = [...Map.groupBy(waits, ({ driverId }) => driverId).values()];
  const cells: [title: string, cell: string][] = [
    ['answered', spread(requests.map(({ sentMs, answeredMs }) => answeredMs - sentMs))],
    ['refused', String(requests.filter(({ rideId }) => rideId === null).length)],
    ['asked at once', spread(atOnce)],
    ['asked together', spread(together.map(({ ms }) => ms))],
    ['beyond the window', spread(beyond)],
    ['within 1 s, 4 s, at last', `${within(1)}, ${within(4)}, ${waits.length} of ${requests.length}`],
    [
      'drivers asked first',
      `${byDriver.length}, one for up to ${Math.max(0, ...byDriver.map((all) => all.length))}`,
    ],
  ];
  return { count: requests.length, asked: within(4), cells };
}

const spread = (ms: number[]): string =>
  ms.length === 0 ? '–' : `${millis(quantile(ms, 0.5))}, p99 ${millis(quantile(ms, 0.99))} (${ms.length})`;

/** The first offer of each ride that reached a driver. */
function firstOffers(heard: readonly HeardOffer[]): Map<string, HeardOffer> {
  const first = new Map<string, HeardOffer>();
  for (const offer of heard.toSorted((a, b) => b.atMs - a.atMs)) first.set(offer.rideId, offer);
  return first;
}

/** A ride dispatched at once has no separate first round in its story: it came with the request. */
async function listRides(db: Db): Promise<(PastRide & { isGathered: boolean })[]> {
  const { rows } = await db.pool.query<PastRide & { isGathered: boolean }>(
    `select id, (extract(epoch from requested_at) * 1000)::float8 as "requestedMs",
        (extract(epoch from accepted_at) * 1000)::float8 as "acceptedMs",
        not exists (select from ride_offers o where o.ride_id = rides.id and o.offered_at = requested_at) as "isGathered"
      from rides order by requested_at`,
  );
  return rows;
}
