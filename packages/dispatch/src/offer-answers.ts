import { acceptance, distanceBand, DISTANCE_BANDS, type Answers } from './acceptance.ts';
import { LONGEST_WINDOW_MS } from './batch-window.ts';
import { planWave } from './plan-wave.ts';

/** How long a driver is asked alone. */
export const ALONE_MS = planWave(1).seconds * 1000;
/** Matching takes no longer than this after the window. If it fails, any driver may take the request. */
const MATCHING_MS = 1_000;
/** A driver chosen for an offer is asked within this time. */
const CHOSEN_MS = 3_000;
/** At this many answers of a driver, they count half from then on. */
const MOST_OWN = 40;
/** The same for all drivers' answers at one distance. */
const MOST_IN_BAND = 2_000;

interface OpenOffer {
  band: number;
  askedMs: number;
  /** Until when nobody else is asked. */
  untilMs: number;
}

/** The outcome of a past offer. */
export interface PastAnswer {
  driverId: string;
  pickupSeconds: number | null;
  isTaken: boolean;
}

/**
 * Which drivers are being asked now, and how often drivers accept. Lives in memory, fed by committed events, the same
 * in every process; times by the caller's clock.
 */
export class OfferAnswers {
  readonly #own = new Map<string, Answers>();
  readonly #bands: Answers[] = Array.from({ length: DISTANCE_BANDS }, noAnswers);
  readonly #open = new Map<string, Map<string, OpenOffer>>();
  /** Until when each request waits to be matched with others. */
  readonly #gathered = new Map<string, number>();
  /** By driver, the rides they alone are asked for, and until when. */
  readonly #aloneUntil = new Map<string, Map<string, number>>();

  /** Until when a driver whom this process is about to ask counts as asked. */
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
   * Drivers were asked. Those asked earlier whose time is over let the request pass.
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

  /** This process is about to ask a driver, so no other request does. */
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
   * The ride no longer waits.
   * @param takenBy the driver who accepted it; others whose time is over let it pass
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
   * The driver has another ride. Their other offers lapse, and don't count as answers.
   * @returns the rides they were being asked for
   */
  leave(driverId: string): string[] {
    const rideIds = [...(this.#aloneUntil.get(driverId)?.keys() ?? [])];
    for (const rideId of rideIds) this.#open.get(rideId)?.delete(driverId);
    this.#aloneUntil.delete(driverId);
    return rideIds;
  }

  /** Whether a driver is asked alone, or is about to be. */
  isAnswering(driverId: string, nowMs: number): boolean {
    if ((this.#chosenUntil.get(driverId) ?? -Infinity) > nowMs) return true;
    this.#chosenUntil.delete(driverId);
    const rides = this.#aloneUntil.get(driverId);
    for (const [rideId, untilMs] of rides ?? []) {
      if (untilMs > nowMs) return true;
      // This runs for each driver near each request, so an offer that is over is checked only once.
      rides?.delete(rideId);
    }
    if (rides) this.#aloneUntil.delete(driverId);
    return false;
  }

  /** A request waits to be matched with others. No driver may take it until then, or until matching should be over. */
  gather(rideId: string, nowMs: number): void {
    this.#gathered.set(rideId, nowMs + LONGEST_WINDOW_MS + MATCHING_MS);
  }

  /** Whether a ride belongs to the drivers asked first, or still waits to be matched with others. */
  isHeld(rideId: string, nowMs: number): boolean {
    if ((this.#gathered.get(rideId) ?? -Infinity) > nowMs) return true;
    for (const { untilMs } of this.#open.get(rideId)?.values() ?? []) if (untilMs > nowMs) return true;
    return false;
  }

  /** The drivers asked since then who have not answered. */
  askedSince(rideId: string, sinceMs: number): string[] {
    const asked = [...(this.#open.get(rideId) ?? [])];
    return asked.flatMap(([driverId, { askedMs }]) => (askedMs >= sinceMs ? [driverId] : []));
  }

  /** The likelihood that this driver, asked alone, accepts, from 0 to 1. */
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
