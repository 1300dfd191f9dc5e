import { acceptance, distanceBand, DISTANCE_BANDS, type Answers } from './acceptance.ts';
import { LONGEST_WINDOW_MS } from './batch-window.ts';
import { planWave } from './plan-wave.ts';

/** How long a driver is asked alone before others are asked too, in milliseconds. */
export const ALONE_MS = planWave(1).seconds * 1000;
/** Matching takes no longer than this after the window, in milliseconds. If it fails, any driver may take the request. */
const MATCHING_MS = 1_000;
/** A driver chosen for an offer is asked within this time, in milliseconds. */
const CHOSEN_MS = 3_000;
/** Once a driver has this many answers, the older ones count half. */
const MOST_OWN = 40;
/** The same limit for the answers of all drivers at one distance. */
const MOST_IN_BAND = 2_000;

interface OpenOffer {
  band: number;
  /** By the caller's clock. */
  askedMs: number;
  /** Until when the driver alone may answer. */
  untilMs: number;
}

/** The outcome of a past offer, read when a process starts. */
export interface PastAnswer {
  driverId: string;
  pickupSeconds: number | null;
  isTaken: boolean;
}

/**
 * Which drivers are being asked now, and how often drivers accept. It lives in memory, is fed by committed events, and is
 * the same in every process.
 */
export class OfferAnswers {
  readonly #own = new Map<string, Answers>();
  readonly #bands: Answers[] = Array.from({ length: DISTANCE_BANDS }, noAnswers);
  readonly #open = new Map<string, Map<string, OpenOffer>>();
  /** Until when each request waits to be matched with others. */
  readonly #gathered = new Map<string, number>();
  /** Until when each driver alone has which rides to answer. */
  readonly #aloneUntil = new Map<string, Map<string, number>>();

  /** Until when each driver counts as asked whom this process is about to ask. */
  readonly #chosenUntil = new Map<string, number>();

  clear(): void {
    this.#own.clear();
    this.#open.clear();
    this.#gathered.clear();
    this.#aloneUntil.clear();
    this.#chosenUntil.clear();
    for (const band of this.#bands) Object.assign(band, noAnswers());
  }

  learn({ driverId, pickupSeconds, isTaken }: PastAnswer): void {
    this.#count(driverId, distanceBand(pickupSeconds), isTaken);
  }

  /**
   * Drivers were asked. Drivers asked earlier whose time is over have let the request pass.
   * @param aloneMs how long nobody else is asked
   */
  ask(
    rideId: string,
    offers: readonly { driverId: string; seconds?: number | null | undefined }[],
    nowMs: number,
    aloneMs: number = ALONE_MS,
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
      this.#chosenUntil.delete(driverId);
      const untilMs = nowMs + aloneMs;
      open.set(driverId, { band: distanceBand(seconds ?? null), askedMs: nowMs, untilMs });
      const rides = this.#aloneUntil.get(driverId) ?? new Map<string, number>();
      this.#aloneUntil.set(driverId, rides.set(rideId, untilMs));
    }
  }

  /** This process is about to ask a driver: another request of the next moment isn't theirs. */
  choose(driverId: string, nowMs: number): void {
    this.#chosenUntil.set(driverId, nowMs + CHOSEN_MS);
  }

  decline(rideId: string, driverId: string): void {
    this.#chosenUntil.delete(driverId);
    const offer = this.#open.get(rideId)?.get(driverId);
    if (offer) this.#count(driverId, offer.band, false);
    this.#close(rideId, driverId);
  }

  /**
   * The ride no longer waits for a driver.
   * @param takenBy the driver who accepted it; all others whose time is over let it pass
   */
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
   * The driver has another ride, so their other offers lapse and do not count as answers.
   * @returns the rides they were being asked for
   */
  leave(driverId: string): string[] {
    const rideIds = [...(this.#aloneUntil.get(driverId)?.keys() ?? [])];
    for (const rideId of rideIds) this.#open.get(rideId)?.delete(driverId);
    this.#aloneUntil.delete(driverId);
    return rideIds;
  }

  /** Whether a driver has an offer that nobody else has been asked for yet, or is about to get one. */
  isAnswering(driverId: string, nowMs: number): boolean {
    if ((this.#chosenUntil.get(driverId) ?? -Infinity) > nowMs) return true;
    this.#chosenUntil.delete(driverId);
    const rides = this.#aloneUntil.get(driverId);
    for (const [rideId, untilMs] of rides ?? []) {
      if (untilMs > nowMs) return true;
      // This runs for each driver near each request, so an offer whose time is over is checked only once.
      rides?.delete(rideId);
    }
    if (rides) this.#aloneUntil.delete(driverId);
    return false;
  }

  /**
   * A request waits to be matched with others. No driver may take it until it is matched, or until the longest window and
   * matching time are over.
   */
  gather(rideId: string, nowMs: number): void {
    this.#gathered.set(rideId, nowMs + LONGEST_WINDOW_MS + MATCHING_MS);
  }

  /** Whether only the drivers asked first may take a ride, or it still waits to be matched with others. */
  isHeld(rideId: string, nowMs: number): boolean {
    if ((this.#gathered.get(rideId) ?? -Infinity) > nowMs) return true;
    for (const { untilMs } of this.#open.get(rideId)?.values() ?? []) if (untilMs > nowMs) return true;
    return false;
  }

  /** The drivers who were asked for a ride at this time or later, and have not answered. */
  askedSince(rideId: string, sinceMs: number): string[] {
    const asked = [...(this.#open.get(rideId) ?? [])];
    return asked.flatMap(([driverId, { askedMs }]) => (askedMs >= sinceMs ? [driverId] : []));
  }

  /** The likelihood that this driver accepts an offer while they alone are asked, from 0 to 1. */
  likelihood(driverId: string, pickupSeconds: number | null): number {
    return acceptance(this.#own.get(driverId) ?? noAnswers(), this.#bands[distanceBand(pickupSeconds)]!);
  }

  #close(rideId: string, driverId: string): void {
    this.#open.get(rideId)?.delete(driverId);
    const rides = this.#aloneUntil.get(driverId);
    rides?.delete(rideId);
    if (rides?.size === 0) this.#aloneUntil.delete(driverId);
  }

  #count(driverId: string, band: number, isTaken: boolean): void {
    const own = this.#own.get(driverId) ?? noAnswers();
    this.#own.set(driverId, own);
    addAnswer(own, isTaken, MOST_OWN);
    addAnswer(this.#bands[band]!, isTaken, MOST_IN_BAND);
  }
}

const noAnswers = (): Answers => ({ asked: 0, taken: 0 });

function addAnswer(answers: Answers, isTaken: boolean, most: number): void {
  answers.asked += 1;
  answers.taken += Number(isTaken);
  if (answers.asked < most) return;
  answers.asked /= 2;
  answers.taken /= 2;
}
