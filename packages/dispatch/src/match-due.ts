import { pickFromQueue, type QueuePick } from './choose-from-queue.ts';
import { WaveChooser } from './choose-wave.ts';
import type { Choice, ChosenWave, DispatchCity, DueRequest } from './dispatch-city.ts';
import { layPairs, shareOut, type BatchToMatch } from './lay-pairs.ts';
import { matchBatch } from './match-batch.ts';
import { WAVE_COUNT, type Wave } from './plan-wave.ts';
import { inTime, type RankedDriver } from './ranked-driver.ts';

/**
 * At most this many requests left without a car wait for each other's routes, for at most this long; otherwise the
 * straight line decides.
 */
const FEW_LEFT = 20;
const WAYS_MS = 3_000;
/** How many searches run before other work gets its turn. */
const IN_A_ROW = 10;

/** The drivers to ask for one request of a batch. Its wave is absent if only a driver became free near it. */
export type MatchedOffers<Driver> = Choice<Driver> &
  Partial<ChosenWave<Driver>> & {
    /** How many requests were matched together, this one included. */
    together: number;
  };

/**
 * Matches these requests together. Each is offered to its match first; one left without a driver is offered
 * separately, wider, unless it isn't due. In a zone with a line, the request due longest goes to the first.
 * @param match decides which driver each request gets
 * @returns by request, each as soon as it is known; null where no one is to be asked
 */
export async function matchDue<Request extends DueRequest, Near, Driver extends RankedDriver>(
  city: DispatchCity<Request, Near, Driver>,
  due: readonly Request[],
  match: (batch: BatchToMatch) => Int32Array | Promise<Int32Array> = matchAll,
): Promise<Promise<MatchedOffers<Driver> | null>[]> {
  const chooser = new WaveChooser(city);
  const { sent } = chooser;
  const picked = new Map<Request, QueuePick<Near>>();
  for (const request of due) {
    const pick = pickFromQueue(city, request, sent);
    if (pick) picked.set(request, pick);
  }
  const matching = matchNear(due.filter((request) => !picked.has(request)));
  const asked = new Map([...picked].map(([request, pick]) => [request, askQueue(request, pick)]));
  // If the matching fails, nobody asks for these.
  for (const each of asked.values()) each.catch(() => {});
  const others = await matching;
  let at = 0;
  return due.map((request) => asked.get(request) ?? others[at++]!);

  async function askQueue(request: Request, pick: QueuePick<Near>): Promise<MatchedOffers<Driver>> {
    const chosen = await chooser.askQueue(request, request.wave + 1, pick, 'together', sendMatched);
    send(chosen);
    return { ...chosen, together: 1 };
  }

  async function sendMatched(): Promise<void> {
    for (const matched of await Promise.allSettled(await matching))
      if (matched.status === 'fulfilled' && matched.value) send(matched.value);
  }

  function send({ offers }: Choice<Driver>): void {
    for (const { driverId } of offers) sent.add(driverId);
  }

  async function matchNear(requests: readonly Request[]): ReturnType<typeof matchDue<Request, Near, Driver>> {
    if (requests.length === 0) return [];
    const untilMs = city.nowMs() + WAYS_MS;
    const waves = requests.map(waveOf);
    const ranked = await rankAll(requests, waves);
    const batch = layPairs(ranked);
    const lefts = requests.map(({ leftSeconds }) => leftSeconds);
    const shares = shareOut(ranked, { waves, lefts }, batch, await match(batch));
    for (const driverId of shares.sent) sent.add(driverId);
    const leftCount = shares.offers.filter((chosen) => chosen === null).length;
    let turn: Promise<unknown> = Promise.resolve();
    return requests.map(async (request, at) => {
      const own = shares.offers[at];
      const { wave, isDue } = request;
      if (own) {
        const offers = await chooser.fillUp(request, waves[at]!, own);
        const chosen = { offers, candidates: ranked[at]!, together: requests.length };
        return isDue ? { ...chosen, wave: wave + 1, nextWaveSeconds: waves[at]!.seconds } : chosen;
      }
      if (!isDue) return null;
      const choosing = turn.then(() => chooseLeft(request, leftCount > FEW_LEFT || city.nowMs() > untilMs));
      turn = choosing.catch(() => {});
      return { ...(await choosing), together: 1 };
    });
  }

  /** A driver who became free is asked at any distance, alone. */
  function waveOf({ isDue, wave }: Request): Wave {
    if (isDue) return city.planWave(wave + 1);
    const { most, isFrugal } = city.planWave(1);
    return { ...city.planWave(WAVE_COUNT), most, isFrugal, includesCooling: false };
  }

  /** Lets other work run now and then: many wide searches take seconds. */
  async function rankAll(requests: readonly Request[], waves: readonly Wave[]): Promise<Driver[][]> {
    const ranked: Promise<Driver[]>[] = [];
    for (const [at, request] of requests.entries()) {
      if (at > 0 && at % IN_A_ROW === 0) await city.breathe();
      const ranking = city.rank(request, chooser.findNear(request, waves[at]!), 'together');
      ranked.push(ranking.then((drivers) => [...inTime(drivers, request.leftSeconds)]));
    }
    return Promise.all(ranked);
  }

  /** Of many requests left without a car in one place, each waits for a different driver. */
  async function chooseLeft(request: Request, isCrowd: boolean): Promise<ChosenWave<Driver>> {
    const number = request.wave + 1;
    const chosen = await (isCrowd
      ? chooser.chooseStraight(request, number)
      : chooser.choose(request, number));
    send(chosen);
    if (isCrowd) await city.breathe();
    return chosen;
  }
}

const matchAll = ({ requestCount, driverCount, pairs }: BatchToMatch): Int32Array =>
  matchBatch(requestCount, driverCount, pairs);
