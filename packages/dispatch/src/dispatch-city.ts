import type { OfferAnswers } from './offer-answers.ts';
import type { Wave } from './plan-wave.ts';
import type { RankedDriver } from './ranked-driver.ts';

export type Excluded = Pick<ReadonlySet<string>, 'has'>;

export interface DriverLook extends Wave {
  limit: number;
}

/** For one request, which waits for it; together with many others; or quickly, by straight line. */
export type Ranking = 'alone' | 'together' | 'straight';

/** A request for which drivers are to be asked. */
export interface AskingRequest {
  /** Drivers who let an offer of it run out: asked again once no one else is left. */
  ignored: readonly string[];
  waitedSeconds?: number;
  /** Until the time of a scheduled ride; none or less for a rider who waits. */
  leftSeconds?: number;
}

/** Drivers in line, first come first. */
export interface Queue<Near> {
  driverIds: readonly string[];
  near: readonly Near[];
}

/** The drivers to ask, and those they were chosen from, best first. */
export interface Choice<Driver> {
  offers: Driver[];
  candidates: readonly Driver[];
}

export interface ChosenWave<Driver> extends Choice<Driver> {
  /** Later than the one asked for if that had no one to ask. */
  wave: number;
  nextWaveSeconds: number;
  /** Chosen by their places in line. */
  isByQueue?: true;
}

export interface DueRequest extends AskingRequest {
  /** Its last wave, 0 before the first. */
  wave: number;
  /** Its next wave is due. If false, a driver became free near it. */
  isDue: boolean;
}

/** What dispatch asks of a city. The server answers from its memory and its streets, the simulation from its own. */
export interface DispatchCity<Request, Near, Driver extends RankedDriver> {
  /** By the clock of `answers`. */
  nowMs(): number;
  answers: Pick<OfferAnswers, 'isAnswering' | 'choose'>;
  planWave(number: number): Wave;
  /** @param isAgain no one else is left, so drivers who ignored it may be asked again */
  excludedFrom(request: Request, isAgain: boolean): Excluded;
  /** Free drivers, nearest first. */
  nearest(request: Request, look: DriverLook, excluded: Excluded): Near[];
  /** Drivers about to drop someone off, the nearest drop-offs first. */
  nearestEnding(request: Request, look: DriverLook, excluded: Excluded): Near[];
  /**
   * The first drivers in line where this request begins, free and not excluded; undefined where no one queues. A city
   * without queues has neither this nor `isInLine`.
   */
  queueFor?(request: Request, most: number, excluded: Excluded): Queue<Near> | undefined;
  /** Drivers in line anywhere are asked from elsewhere only where a wave has no one else. */
  isInLine?(driverId: string): boolean;
  /** Best first; may leave out drivers who would come too late. */
  rank(request: Request, near: readonly Near[], ranking: Ranking): Promise<Driver[]>;
  /** Lets other work run. */
  breathe(): Promise<void>;
}
