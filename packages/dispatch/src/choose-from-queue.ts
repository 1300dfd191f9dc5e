import type { Choice, ChosenWave } from './choice.ts';
import type { AskingRequest, DispatchCity, Ranking } from './dispatch-city.ts';
import { planQueue } from './plan-queue.ts';
import type { RankedDriver } from './ranked-driver.ts';

/** How many drivers behind those who are asked are told of with the choice. */
const ALSO_SHOWN = 3;

/** A choice by places in line. */
export type QueueChoice<Driver> = Choice<Driver> & Pick<ChosenWave<Driver>, 'nextWaveSeconds' | 'isByQueue'>;

/**
 * The drivers in line to ask for a request from their zone, by their places: how near they are doesn't matter. Those whom something
 * speaks against, such as their vehicle, and those who have another offer to answer keep their place for the next one.
 * @param sent drivers who are being sent to other requests
 * @returns null where no one queues, or no one in line is left to ask
 */
export async function chooseFromQueue<Request extends AskingRequest, Near, Driver extends RankedDriver>(
  city: DispatchCity<Request, Near, Driver>,
  request: Request,
  sent: ReadonlySet<string>,
  ranking: Ranking,
): Promise<QueueChoice<Driver> | null> {
  const round = planQueue(request.waitedSeconds ?? 0);
  const nowMs = city.nowMs();
  let excluded: ReturnType<typeof city.excludedFrom> | undefined;
  const line = city.queueFor?.(request, round.most + ALSO_SHOWN, {
    has: (driverId) =>
      sent.has(driverId) ||
      city.answers.isAnswering(driverId, nowMs) ||
      (excluded ??= city.excludedFrom(request, false)).has(driverId),
  });
  if (!line || line.driverIds.length === 0) return null;
  const ranked = new Map(
    (await city.rank(request, line.near, ranking)).map((driver) => [driver.driverId, driver]),
  );
  const candidates = line.driverIds.flatMap((driverId) => ranked.get(driverId) ?? []);
  if (candidates.length === 0) return null;
  const offers = candidates.slice(0, round.most);
  return { offers, candidates, nextWaveSeconds: round.seconds, isByQueue: true };
}
