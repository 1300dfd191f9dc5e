import { pickFromQueue, rankPicked, type QueuePick } from './choose-from-queue.ts';
import type {
  AskingRequest,
  ChosenWave,
  DispatchCity,
  DriverLook,
  Excluded,
  Ranking,
} from './dispatch-city.ts';
import { WAVE_COUNT, type Wave } from './plan-wave.ts';
import { takeFor, type RankedDriver } from './ranked-driver.ts';

/** How many times the drivers to ask are looked at by road: the nearest by straight line may be across a river. */
const LOOKED_AT = 4;
/** The same for drivers about to drop someone off: each needs a route search. */
const ENDING_LOOKED_AT = 2;

/** Chooses the drivers whom requests of a city ask. */
export class WaveChooser<Request extends AskingRequest, Near, Driver extends RankedDriver> {
  /** Drivers being sent to a request, whom no other asks. */
  readonly sent = new Set<string>();
  readonly #city: DispatchCity<Request, Near, Driver>;

  constructor(city: DispatchCity<Request, Near, Driver>) {
    this.#city = city;
  }

  /**
   * The drivers this wave asks. In a zone with a line, places decide. Elsewhere, or with no one left in line, the
   * first wave asks the best alone, or as many as make an accept likely; later ones ask more and wider. A wave with no
   * one to ask is skipped, so that no rider waits while a driver is free.
   */
  async choose(request: Request, number: number): Promise<ChosenWave<Driver>> {
    const picked = pickFromQueue(this.#city, request, this.sent);
    return picked ? this.askQueue(request, number, picked, 'alone') : this.#chooseNear(request, number);
  }

  /**
   * Asks drivers in line, and after a long wait others too.
   * @param earlier those others are chosen only after this
   */
  async askQueue(
    request: Request,
    number: number,
    pick: QueuePick<Near>,
    ranking: Ranking,
    earlier?: () => Promise<void>,
  ): Promise<ChosenWave<Driver>> {
    const queued = await rankPicked(this.#city, request, pick, ranking);
    if (!pick.round.asksOthers) return { ...queued, wave: number };
    await earlier?.();
    const near = await this.#chooseNear(request, number);
    return {
      ...near,
      offers: [...queued.offers, ...near.offers],
      candidates: [...queued.candidates, ...near.candidates],
      isByQueue: true,
    };
  }

  async #chooseNear(request: Request, number: number): Promise<ChosenWave<Driver>> {
    const wave = this.#city.planWave(number);
    const { candidates, offers } = await this.#ask(request, wave, this.findNear(request, wave), 'alone');
    if (offers.length === 0 && number < WAVE_COUNT) {
      const wider = await this.#chooseNear(request, number + 1);
      if (wider.offers.length > 0) return wider;
    }
    return { offers, candidates, wave: number, nextWaveSeconds: wave.seconds };
  }

  /** `choose` by straight line, in one search as wide as any, where there is no time for routes. */
  async chooseStraight(request: Request, number: number): Promise<ChosenWave<Driver>> {
    const wave = this.#city.planWave(number);
    const near = this.findNear(request, { ...this.#city.planWave(WAVE_COUNT), most: wave.most });
    const { candidates, offers } = await this.#ask(request, wave, near, 'straight');
    const reached = offers.length > 0 ? number : Math.max(WAVE_COUNT, number);
    return { offers, candidates, wave: reached, nextWaveSeconds: wave.seconds };
  }

  async #ask(request: Request, wave: Wave, near: Near[], ranking: Ranking) {
    const candidates = await this.#city.rank(request, near, ranking);
    const offers = takeFor(wave, candidates, request.leftSeconds);
    return { candidates, offers: await this.fillUp(request, wave, offers, this.sent) };
  }

  /**
   * Drivers nearby, or about to drop someone off nearby. A driver with another offer to answer, or in line somewhere,
   * counts only where there is no one else.
   */
  findNear(request: Request, wave: Wave): Near[] {
    let isInLineNear = false;
    const others = this.#findNearBut(request, wave, {
      has: (driverId) => {
        if (this.sent.has(driverId)) return true;
        const isQueued = this.#city.isInLine?.(driverId) === true;
        isInLineNear ||= isQueued;
        return isQueued;
      },
    });
    return others.length === 0 && isInLineNear ? this.#findNearBut(request, wave, this.sent) : others;
  }

  #findNearBut(request: Request, wave: Wave, left: Excluded): Near[] {
    const city = this.#city;
    const look = lookFor(wave);
    const excluded = city.excludedFrom(request, false);
    const isExcluded = (driverId: string) => left.has(driverId) || excluded.has(driverId);
    const nowMs = city.nowMs();
    let arePassedOver = false;
    // If many ask from one place, the nearest all have an offer already: then those behind them are looked at.
    const isAnswering: Excluded['has'] = (driverId) => {
      if (isExcluded(driverId)) return true;
      const has = city.answers.isAnswering(driverId, nowMs);
      arePassedOver ||= has;
      return has;
    };
    const ending = city.nearestEnding(
      request,
      { ...wave, limit: wave.most * ENDING_LOOKED_AT },
      { has: (driverId) => isExcluded(driverId) || city.answers.isAnswering(driverId, nowMs) },
    );
    const free = [...city.nearest(request, look, { has: isAnswering }), ...ending];
    if (free.length > 0 || !arePassedOver) return free;
    return city.nearest(request, look, { has: isExcluded });
  }

  /** Where a wave may ask more drivers than are near, asks those who ignored the offer again. */
  async fillUp(request: Request, wave: Wave, offers: Driver[], sent?: Excluded): Promise<Driver[]> {
    if (offers.length >= wave.most || wave.isFrugal || request.ignored.length === 0) return offers;
    if (offers.length > 0 && (request.leftSeconds ?? 0) > 0) return offers;
    const excluded = this.#city.excludedFrom(request, true);
    const ignored = new Set(request.ignored);
    const near = this.#city.nearest(request, lookFor(wave), {
      // Among all others, those left have another offer to answer.
      has: (driverId) => !ignored.has(driverId) || sent?.has(driverId) || excluded.has(driverId),
    });
    const again = takeFor(wave, await this.#city.rank(request, near, 'alone'), request.leftSeconds);
    return [...offers, ...again.slice(0, wave.most - offers.length)];
  }
}

const lookFor = (wave: Wave): DriverLook => ({ ...wave, limit: wave.most * LOOKED_AT });
