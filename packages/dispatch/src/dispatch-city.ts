import type { OfferAnswers } from './offer-answers.ts';
import type { Wave } from './plan-wave.ts';
import type { RankedDriver } from './ranked-driver.ts';

/** Drivers not to ask. */
export type Excluded = Pick<ReadonlySet<string>, 'has'>;

/** The drivers to look for: those a wave may ask, and how many of them. */
export interface DriverLook extends Wave {
  limit: number;
}

/**
 * How drivers are ranked: for one request, which waits for it, together with the drivers of many other requests, or
 * quickly by straight line.
 */
export type Ranking = 'alone' | 'together' | 'straight';

/** A request for which drivers are to be asked. */
export interface AskingRequest {
  /** Drivers who let an offer of it run out: asked again once no one else is left. */
  ignored: readonly string[];
  waitedSeconds?: number;
  /** Until the time for which a ride was scheduled; none or less for a rider who waits. */
  leftSeconds?: number;
}

/** Drivers in line, first come first. */
export interface Queue<Near> {
  driverIds: readonly string[];
  near: readonly Near[];
}

/** The drivers to ask for a request, and those they were chosen from, best first. */
export interface Choice<Driver> {
  offers: Driver[];
  candidates: readonly Driver[];
}

/** A planned wave. */
export interface ChosenWave<Driver> extends Choice<Driver> {
  /** A later one than asked for if that one had no one to ask. */
  wave: number;
  nextWaveSeconds: number;
  /** Chosen by their places in line. */
  isByQueue?: true;
}

/** A request that is matched with others. */
export interface DueRequest extends AskingRequest {
  /** The number of its last wave, 0 before the first. */
  wave: number;
  /** Its next wave is due, whether or not a driver is near. If false, a driver became free near it. */
  isDue: boolean;
}

/** What dispatch asks of a city: the server answers from its memory and its streets, the simulation from its own. */
export interface DispatchCity<Request, Near, Driver extends RankedDriver> {
  /** By the clock of `answers`. */
  nowMs(): number;
  answers: Pick<OfferAnswers, 'isAnswering' | 'choose'>;
  planWave(number: number): Wave;
  /**
   * The drivers not to ask for this request now.
   * @param isAgain no one else is left, so drivers who ignored it may be asked again
   */
  excludedFrom(request: Request, isAgain: boolean): Excluded;
  /** Free drivers, nearest first. */
  nearest(request: Request, look: DriverLook, excluded: Excluded): Near[];
  /** Drivers who soon drop someone off, the nearest drop-offs first. */
  nearestEnding(request: Request, look: DriverLook, excluded: Excluded): Near[];
  /**
   * The first drivers in line where this request begins, who are free and not excluded; undefined where no one queues. A city without
   * queues has neither this nor `isInLine`.
   */
  queueFor?(request: Request, most: number, excluded: Excluded): Queue<Near> | undefined;
  /** Whether a driver is in line anywhere: for requests from elsewhere they are asked only where a wave has no one else. */
  isInLine?(driverId: string): boolean;
  /** Best first; drivers who would come too late may be left out. */
  rank(request: Request, near: readonly Near[], ranking: Ranking): Promise<Driver[]>;
  /** Lets other work run. */
  breathe(): Promise<void>;
}
