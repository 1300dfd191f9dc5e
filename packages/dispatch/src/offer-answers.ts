import { acceptance, distanceBand, DISTANCE_BANDS, type Answers } from './acceptance.ts';
import { LONGEST_WINDOW_MS } from './batch-window.ts';
import { planWave } from './plan-wave.ts';

/** Who is asked alone has this long before others are, in milliseconds. */
export const ALONE_MS = planWave(1).seconds * 1000;
/** Matching takes no longer than this after the window, in milliseconds; should it fail, the request is anybody's. */
const MATCHING_MS = 1_000;
/** A driver's older answers weigh half from here on. */
const MOST_OWN = 40;
/** Those of all drivers at one distance. */
const MOST_IN_BAND = 2_000;

interface OpenOffer {
  band: number;
  /** Until when it is this driver's to answer, by whatever clock the caller has. */
  untilMs: number;
}

/** What an offer of the past came to, for who starts. */
export interface PastAnswer {
  driverId: string;
  pickupSeconds: number | null;
  isTaken: boolean;
}

/** Who is being asked now, and who takes what they are asked: in memory, fed by committed events, the same in every process. */
export class OfferAnswers {
  readonly #own = new Map<string, Answers>();
  readonly #bands: Answers[] = Array.from({ length: DISTANCE_BANDS }, () => ({ asked: 0, taken: 0 }));
  readonly #open = new Map<string, Map<string, OpenOffer>>();
  /** Until when a request waits to be matched with others. */
  readonly #gathered = new Map<string, number>();
  /** Until when each driver has rides to answer alone. */
  readonly #aloneUntil = new Map<string, Map<string, number>>();

  clear(): void {
    this.#own.clear();
    this.#open.clear();
    this.#gathered.clear();
    this.#aloneUntil.clear();
    for (const band of this.#bands) Object.assign(band, { asked: 0, taken: 0 });
  }

  learn({ driverId, pickupSeconds, isTaken }: PastAnswer): void {
    this.#count(driverId, distanceBand(pickupSeconds), isTaken);
  }

  /** Drivers were asked; those asked before, whose time is over, let it pass. */
  ask(
    rideId: string,
    offers: readonly { driverId: string; seconds?: number | null | undefined }[],
    nowMs: number,
  ): void {
    this.#gathered.delete(rideId);
    const open = this.#open.get(rideId) ?? new Map<string, OpenOffer>();
    this.#open.set(rideId, open);
    for (const [driverId, { band, untilMs }] of open) {
      if (untilMs > nowMs) continue;
      this.#count(driverId, band, false);
      this.#close(rideId, driverId);
    }
    for (const { driverId, seconds } of offers) {
      const untilMs = nowMs + ALONE_MS;
      open.set(driverId, { band: distanceBand(seconds ?? null), untilMs });
      const rides = this.#aloneUntil.get(driverId) ?? new Map<string, number>();
      this.#aloneUntil.set(driverId, rides.set(rideId, untilMs));
    }
  }

  decline(rideId: string, driverId: string): void {
    const offer = this.#open.get(rideId)?.get(driverId);
    if (offer) this.#count(driverId, offer.band, false);
    this.#close(rideId, driverId);
  }

  /** The ride waits no more. @param takenBy who accepted it; whoever else had their time let it pass */
  end(rideId: string, takenBy: string | null, nowMs: number): void {
    for (const [driverId, { band, untilMs }] of this.#open.get(rideId) ?? []) {
      if (driverId === takenBy) this.#count(driverId, band, untilMs > nowMs);
      else if (untilMs <= nowMs) this.#count(driverId, band, false);
      this.#close(rideId, driverId);
    }
    this.#open.delete(rideId);
    this.#gathered.delete(rideId);
  }

  /**
   * The driver has another ride: what they were asked besides is nobody's any more, and no answer.
   * @returns the rides they were asked for a moment ago
   */
  leave(driverId: string): string[] {
    const rideIds = [...(this.#aloneUntil.get(driverId)?.keys() ?? [])];
    for (const rideId of rideIds) this.#open.get(rideId)?.delete(driverId);
    this.#aloneUntil.delete(driverId);
    return rideIds;
  }

  /** Whether a driver has an offer that nobody else was asked for yet. */
  isAnswering(driverId: string, nowMs: number): boolean {
    const rides = this.#aloneUntil.get(driverId);
    for (const [rideId, untilMs] of rides ?? []) {
      if (untilMs > nowMs) return true;
      // Asked for each driver near each request: whose time is over is looked at once.
      rides?.delete(rideId);
    }
    if (rides) this.#aloneUntil.delete(driverId);
    return false;
  }

  /** A request waits to be matched with others: it is nobody's until then, and for no longer than that can take. */
  gather(rideId: string, nowMs: number): void {
    this.#gathered.set(rideId, nowMs + LONGEST_WINDOW_MS + MATCHING_MS);
  }

  /** Whether a ride is still with those who were asked first, or waits to be matched with others. */
  isHeld(rideId: string, nowMs: number): boolean {
    if ((this.#gathered.get(rideId) ?? -Infinity) > nowMs) return true;
    for (const { untilMs } of this.#open.get(rideId)?.values() ?? []) if (untilMs > nowMs) return true;
    return false;
  }

  /** The likelihood that this driver takes an offer while it is theirs alone, from 0 to 1. */
  likelihood(driverId: string, pickupSeconds: number | null): number {
    const own = this.#own.get(driverId) ?? { asked: 0, taken: 0 };
    return acceptance(own, this.#bands[distanceBand(pickupSeconds)] ?? { asked: 0, taken: 0 });
  }

  #close(rideId: string, driverId: string): void {
    this.#open.get(rideId)?.delete(driverId);
    const rides = this.#aloneUntil.get(driverId);
    rides?.delete(rideId);
    if (rides?.size === 0) this.#aloneUntil.delete(driverId);
  }

  #count(driverId: string, band: number, isTaken: boolean): void {
    const own = this.#own.get(driverId) ?? { asked: 0, taken: 0 };
    this.#own.set(driverId, own);
    addAnswer(own, isTaken, MOST_OWN);
    const all = this.#bands[band];
    if (all) addAnswer(all, isTaken, MOST_IN_BAND);
  }
}

function addAnswer(answers: Answers, isTaken: boolean, most: number): void {
  answers.asked += 1;
  answers.taken += Number(isTaken);
  if (answers.asked < most) return;
  answers.asked /= 2;
  answers.taken /= 2;
}
