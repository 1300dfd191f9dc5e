import { pickFromQueue, rankPicked, type QueuePick } from './choose-from-queue.ts';
import type { Choice, ChosenWave } from './choice.ts';
import { addNear, chooseStraight, chooseWave, fillUp, findNear } from './choose-wave.ts';
import type { DispatchCity, DueRequest } from './dispatch-city.ts';
import { layPairs, type BatchToMatch } from './lay-pairs.ts';
import { matchBatch } from './match-batch.ts';
import { WAVE_COUNT, type Wave } from './plan-wave.ts';
import { inTime, type RankedDriver } from './ranked-driver.ts';
import { shareOut } from './share-out.ts';

/**
 * At most this many requests left without a car wait for each other's routes, and no longer than this, in milliseconds;
 * otherwise the straight line decides.
 */
const FEW_LEFT = 20;
const WAYS_MS = 3_000;
/** How many searches run before other work gets its turn. */
const IN_A_ROW = 10;

/** The drivers to ask for one request of a batch. If only a driver became free near it, its wave stays the same. */
export type MatchedOffers<Driver> = Choice<Driver> &
  Partial<Pick<ChosenWave<Driver>, 'wave' | 'nextWaveSeconds' | 'isByQueue'>> & {
    /** How many requests were matched together, this one included. */
    together: number;
  };

/**
 * Matches these requests together. Each is offered to its match first; one left without a driver is offered separately,
 * wider, unless it isn't due. Requests from where drivers queue go to the line, the one that is due longest to its first driver.
 * @param match decides which driver each request gets; the optimum unless there is no time for it
 * @returns by request, each as soon as it is known; null where no one is to be asked
 */
export async function matchDue<Request extends DueRequest, Near, Driver extends RankedDriver>(
  city: DispatchCity<Request, Near, Driver>,
  due: readonly Request[],
  match: (batch: BatchToMatch) => Int32Array | Promise<Int32Array> = matchAll,
): Promise<Promise<MatchedOffers<Driver> | null>[]> {
  if (due.length === 0) return [];
  const picked = pickFromQueues(city, due);
  if (picked.size === 0) return matchNear(city, due, match, new Set());
  const sent = new Set([...picked.values()].flatMap(({ driverIds }) => driverIds));
  const matching = matchNear(
    city,
    due.filter((request) => !picked.has(request)),
    match,
    sent,
  );
  const asked = new Map(
    [...picked].map(([request, pick]) => [request, askQueue(city, request, pick, sent, matching)]),
  );
  // If the matching fails, nobody asks for these.
  for (const each of asked.values()) each.catch(() => {});
  const others = await matching;
  let at = 0;
  return due.map((request) => asked.get(request) ?? others[at++]!);
}

/** The requests that drivers in line are asked for: the one that is due longest gets the first. */
function pickFromQueues<Request extends DueRequest, Near, Driver extends RankedDriver>(
  city: DispatchCity<Request, Near, Driver>,
  due: readonly Request[],
): Map<Request, QueuePick<Near>> {
  const picked = new Map<Request, QueuePick<Near>>();
  if (!city.queueFor) return picked;
  const sent = new Set<string>();
  for (const request of due) {
    const pick = pickFromQueue(city, request, sent);
    if (!pick) continue;
    for (const driverId of pick.driverIds) sent.add(driverId);
    picked.set(request, pick);
  }
  return picked;
}

/** @param matching the other requests: if others than those in line are asked, they come first */
async function askQueue<Request extends DueRequest, Near, Driver extends RankedDriver>(
  city: DispatchCity<Request, Near, Driver>,
  request: Request,
  pick: QueuePick<Near>,
  sent: Set<string>,
  matching: Promise<Promise<MatchedOffers<Driver> | null>[]>,
): Promise<MatchedOffers<Driver>> {
  const queued = await rankPicked(city, request, pick, 'together');
  const wave = request.wave + 1;
  if (!pick.round.asksOthers) return { ...queued, wave, together: 1 };
  for (const matched of await Promise.allSettled(await matching))
    if (matched.status === 'fulfilled')
      for (const { driverId } of matched.value?.offers ?? []) sent.add(driverId);
  const chosen = await addNear(city, request, wave, queued, sent);
  for (const { driverId } of chosen.offers) sent.add(driverId);
  return { ...chosen, together: 1 };
}

async function matchNear<Request extends DueRequest, Near, Driver extends RankedDriver>(
  city: DispatchCity<Request, Near, Driver>,
  due: readonly Request[],
  match: (batch: BatchToMatch) => Int32Array | Promise<Int32Array>,
  queued: ReadonlySet<string>,
): Promise<Promise<MatchedOffers<Driver> | null>[]> {
  if (due.length === 0) return [];
  const untilMs = city.nowMs() + WAYS_MS;
  const waves = due.map((request) => waveOf(city, request));
  const ranked = await rankAll(city, due, waves, queued);
  const batch = layPairs(ranked);
  const lefts = due.map(({ leftSeconds }) => leftSeconds);
  const { offers, sent } = shareOut(ranked, { waves, lefts }, batch, await match(batch));
  for (const driverId of queued) sent.add(driverId);
  const leftCount = offers.filter((chosen) => chosen === null).length;
  let turn: Promise<unknown> = Promise.resolve();
  return due.map(async (request, at) => {
    const own = offers[at];
    const { wave, isDue } = request;
    if (own) {
      const candidates = ranked[at]!;
      const filled = await fillUp(city, request, waves[at]!, own);
      const chosen = { offers: filled, candidates, together: due.length };
      return isDue ? { ...chosen, wave: wave + 1, nextWaveSeconds: waves[at]!.seconds } : chosen;
    }
    if (!isDue) return null;
    const choosing = turn.then(() =>
      chooseLeft(city, request, sent, leftCount > FEW_LEFT || city.nowMs() > untilMs),
    );
    turn = choosing.catch(() => {});
    return { ...(await choosing), together: 1 };
  });
}

const matchAll = ({ requestCount, driverCount, pairs }: BatchToMatch): Int32Array =>
  matchBatch(requestCount, driverCount, pairs);

/** A driver who became free is asked at any distance, alone. */
function waveOf(
  { planWave }: Pick<DispatchCity<unknown, never, never>, 'planWave'>,
  { isDue, wave }: DueRequest,
): Wave {
  if (isDue) return planWave(wave + 1);
  const { most, isFrugal } = planWave(1);
  return { ...planWave(WAVE_COUNT), most, isFrugal, includesCooling: false };
}

/** Lets other work run now and then: many wide searches take seconds together. */
async function rankAll<Request extends DueRequest, Near, Driver extends RankedDriver>(
  city: DispatchCity<Request, Near, Driver>,
  due: readonly Request[],
  waves: readonly Wave[],
  sent: ReadonlySet<string>,
): Promise<Driver[][]> {
  const ranked: Promise<Driver[]>[] = [];
  for (const [at, request] of due.entries()) {
    if (at > 0 && at % IN_A_ROW === 0) await city.breathe();
    const ranking = city.rank(request, findNear(city, request, waves[at]!, sent), 'together');
    ranked.push(ranking.then((drivers) => [...inTime(drivers, request.leftSeconds)]));
  }
  return Promise.all(ranked);
}

/**
 * The drivers for a request that was left without a car. If many of one place were left, each waits for a different
 * driver: the chosen ones are added to `sent`.
 */
async function chooseLeft<Request extends DueRequest, Near, Driver extends RankedDriver>(
  city: DispatchCity<Request, Near, Driver>,
  request: Request,
  sent: Set<string>,
  isCrowd: boolean,
): Promise<ChosenWave<Driver>> {
  const choose = isCrowd ? chooseStraight : chooseWave;
  const chosen = await choose(city, request, request.wave + 1, sent);
  for (const { driverId } of chosen.offers) sent.add(driverId);
  if (isCrowd) await city.breathe();
  return chosen;
}
