import type { AskingRequest, ChosenWave, DispatchCity, Excluded, Queue, Ranking } from './dispatch-city.ts';
import { planQueue, type QueueRound } from './plan-queue.ts';
import type { RankedDriver } from './ranked-driver.ts';

/** How many drivers behind those who are asked are noted with the choice. */
const ALSO_SHOWN = 3;

/** The drivers in line to ask for a request, and some behind them. */
export interface QueuePick<Near> {
  round: QueueRound;
  line: Queue<Near>;
  driverIds: readonly string[];
}

/**
 * The drivers in line to ask for a request from their zone, by place, not distance. Those who can't be asked now keep
 * their place. Nothing is awaited, so that no other request picks the same drivers.
 * @param sent drivers being sent to other requests; the picked ones are added
 * @returns null where no one in line is left to ask
 */
export function pickFromQueue<Request extends AskingRequest, Near>(
  city: DispatchCity<Request, Near, RankedDriver>,
  request: Request,
  sent: Set<string>,
): QueuePick<Near> | null {
  if (!city.queueFor) return null;
  const round = planQueue(request.waitedSeconds ?? 0);
  const nowMs = city.nowMs();
  let excluded: Excluded | undefined;
  const line = city.queueFor(request, round.most + ALSO_SHOWN, {
    has: (driverId) =>
      sent.has(driverId) ||
      city.answers.isAnswering(driverId, nowMs) ||
      (excluded ??= city.excludedFrom(request, false)).has(driverId),
  });
  if (!line || line.driverIds.length === 0) return null;
  const driverIds = line.driverIds.slice(0, round.most);
  for (const driverId of driverIds) {
    sent.add(driverId);
    city.answers.choose(driverId, nowMs);
  }
  return { round, line, driverIds };
}

/** Learns how far the picked drivers are. */
export async function rankPicked<Request, Near, Driver extends RankedDriver>(
  city: Pick<DispatchCity<Request, Near, Driver>, 'rank'>,
  request: Request,
  { round, line, driverIds }: QueuePick<Near>,
  ranking: Ranking,
): Promise<Omit<ChosenWave<Driver>, 'wave'>> {
  const ranked = new Map(
    (await city.rank(request, line.near, ranking)).map((driver) => [driver.driverId, driver]),
  );
  const inOrder = (ids: readonly string[]) => ids.flatMap((driverId) => ranked.get(driverId) ?? []);
  return {
    offers: inOrder(driverIds),
    candidates: inOrder(line.driverIds),
    nextWaveSeconds: round.seconds,
    isByQueue: true,
  };
}
