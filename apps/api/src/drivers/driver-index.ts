import {
  distanceMeters,
  vehicleServes,
  type DriverPosition,
  type LatLng,
  type RideTypeTerms,
} from '@ridewire/contracts';
import { cellOf, DriverCells } from './driver-cells.ts';
import { EndingDrivers, type EndingDriver } from './ending-drivers.ts';
import { leadsHome, type Homeward } from './homeward-policy.ts';
import {
  carPlace,
  freshPosition,
  isCooling,
  isLively,
  UNKNOWN_DRIVER,
  type Away,
  type CarPlace,
  type KnownDriver,
  type Riding,
  type Serving,
} from './known-driver.ts';

/** The idle drivers to look for. */
export interface DriverSearch {
  /** At most this many. */
  limit: number;
  /** No further than this from the pickup, straight line. */
  radiusMeters: number;
  /** Includes drivers without a known position, after the others. */
  includesUnplaced: boolean;
  /** Includes drivers in a cool-down, for when there is no one else. */
  includesCooling?: boolean;
}

/** Drivers to leave out. */
type Excluded = Pick<ReadonlySet<string>, 'has'>;

/** A driver to ask. */
export interface Candidate {
  driverId: string;
  /** To the pickup, straight line; null when the position is unknown. */
  meters: number | null;
  /** Where their drive to the pickup begins, if known: their position, or their drop-off. */
  place: CarPlace | null;
  /** Their present position, with a rider aboard. */
  aboardAt?: CarPlace;
  /**
   * 0 for drivers whose position is recent, 1 for those who stopped reporting it, 2 for those who never did; asked in
   * this order.
   */
  tier: 0 | 1 | 2;
}

/** A driver who could take a ride, and where they are. */
export interface IdleDriver {
  driverId: string;
  place: LatLng;
}

type PlacedCandidate = Candidate & { meters: number };

/**
 * The drivers who could take a ride, by place, in memory. It is fed by committed events and reported positions and only
 * proposes: the database decides whether a driver may accept.
 */
export class DriverIndex {
  #drivers = new Map<string, KnownDriver>();
  #idle = new Set<string>();
  #cells = new DriverCells();
  #ending = new EndingDrivers();
  /** Of each driver's record. */
  #versions = new Map<string, number>();

  /** Forgets everything; the caller loads the present state from the database next. */
  clear(): void {
    this.#drivers.clear();
    this.#idle.clear();
    this.#cells.clear();
    this.#ending.clear();
    this.#versions.clear();
  }

  /** Notes this version of the driver's record. @returns false where a newer one is known: events may overtake each other */
  learnVersion(driverId: string, version: number): boolean {
    if ((this.#versions.get(driverId) ?? -1) > version) return false;
    this.#versions.set(driverId, version);
    return true;
  }

  setAvailable(driverId: string, available: boolean): void {
    this.#update(driverId, { available });
  }

  setAway(driverId: string, { isSilent, isPaused }: Away): void {
    this.#update(driverId, { isSilent, isPaused });
  }

  isSilent(driverId: string): boolean {
    return this.#drivers.get(driverId)?.isSilent === true;
  }

  isPaused(driverId: string): boolean {
    return this.#drivers.get(driverId)?.isPaused === true;
  }

  setCooling(driverId: string, coolingUntil: number | null): void {
    this.#update(driverId, { coolingUntil });
  }

  /** Whether the driver is in a cool-down, which ends by itself. */
  isCooling(driverId: string, now: number = Date.now()): boolean {
    return isCooling(this.#drivers.get(driverId), now);
  }

  setHomeward(driverId: string, homeward: Homeward | null): void {
    this.#update(driverId, { homeward });
  }

  setAutoAccept(driverId: string, autoAccept: boolean): void {
    this.#update(driverId, { autoAccept });
  }

  setServing(driverId: string, serving: Serving): void {
    this.#update(driverId, { serving });
  }

  /**
   * Whether the driver takes rides of this type, and their vehicle serves it. A driver whose vehicle is unknown counts
   * as serving: the statement that writes the offers checks again.
   */
  takes(driverId: string, type: Pick<RideTypeTerms, 'id' | 'vehicleKind' | 'leastClass' | 'seats'>): boolean {
    const serving = this.#drivers.get(driverId)?.serving;
    if (!serving) return true;
    return vehicleServes(serving.vehicle, type) && !serving.declinedTypes.includes(type.id);
  }

  /** Whether the driver wants rides matched to them to be accepted for them. */
  wantsAutoAccept(driverId: string): boolean {
    return this.#drivers.get(driverId)?.autoAccept === true;
  }

  /**
   * Whether the driver wants rides of this kind: all, or those that lead home from where they are. A driver without a
   * known place counts as being at the pickup.
   */
  wants(driverId: string, trip: { pickup: LatLng; destination: LatLng }, now: number = Date.now()): boolean {
    const homeward = this.#drivers.get(driverId)?.homeward;
    if (!homeward || homeward.until <= now) return true;
    const dropOff = this.#ending.has(driverId) ? this.#drivers.get(driverId)?.riding?.dropOff : null;
    return leadsHome(
      homeward,
      dropOff ?? freshPosition(this.#drivers.get(driverId), now) ?? trip.pickup,
      trip.destination,
    );
  }

  setRiding(driverId: string, riding: Riding | null): void {
    this.#update(driverId, { riding });
  }

  /** Ends a ride for the driver, unless another one has begun. */
  endRiding(driverId: string, rideId: string): void {
    if (this.#drivers.get(driverId)?.riding?.rideId === rideId) this.#update(driverId, { riding: null });
  }

  /** Sets the ride the driver takes after the present one. */
  setNext(driverId: string, nextRideId: string): void {
    this.#update(driverId, { nextRideId });
  }

  nextOf(driverId: string): string | null {
    return this.#drivers.get(driverId)?.nextRideId ?? null;
  }

  /** That ride is theirs now, or another driver's; one reserved since then stays. */
  endNext(driverId: string, rideId: string): void {
    if (this.nextOf(driverId) === rideId) this.#update(driverId, { nextRideId: null });
  }

  setPosition(position: DriverPosition): void {
    this.#update(position.driverId, { position });
  }

  /** Drivers who could take a ride. */
  get idleCount(): number {
    return this.#idle.size;
  }

  /** Drivers who have a ride. */
  get ridingCount(): number {
    let count = 0;
    for (const { riding } of this.#drivers.values()) if (riding) count += 1;
    return count;
  }

  /** How many drivers wait in each cell of a coarser resolution. */
  countIdle(resolution: number): Map<string, number> {
    return this.#cells.count(resolution);
  }

  /** All drivers who could be asked now, with a known position. */
  listIdle(now: number = Date.now()): IdleDriver[] {
    return [...this.#idle].flatMap((driverId) => {
      const place = freshPosition(this.#drivers.get(driverId), now);
      return place && !this.isCooling(driverId, now) ? { driverId, place } : [];
    });
  }

  /** Whether the driver could be asked now. */
  isIdle(driverId: string): boolean {
    return this.#idle.has(driverId) && !this.isCooling(driverId);
  }

  /** Online or driving: shown on the board. */
  isWorking(driverId: string): boolean {
    const known = this.#drivers.get(driverId);
    return known !== undefined && (known.available || known.riding !== null);
  }

  /** The driver's present ride and its rider. */
  ridingOf(driverId: string): Riding | null {
    return this.#drivers.get(driverId)?.riding ?? null;
  }

  /**
   * The idle drivers to ask in this wave, nearest first; then those who stopped reporting their position, then those
   * without a known one. If there are none, those in a cool-down, if the wave includes them.
   */
  nearest(
    pickup: LatLng,
    search: DriverSearch,
    exclude: Excluded = new Set(),
    now: number = Date.now(),
  ): Candidate[] {
    const isAsked = (driverId: string) => !exclude.has(driverId);
    const found = this.#search(pickup, search, (id) => isAsked(id) && !this.isCooling(id, now), now);
    return found.length === 0 && search.includesCooling ? this.#search(pickup, search, isAsked, now) : found;
  }

  /** A driver who could be asked now, seen from this pickup; undefined for others. */
  candidateFor(driverId: string, pickup: LatLng, now: number = Date.now()): Candidate | undefined {
    if (!this.#idle.has(driverId) || this.isCooling(driverId, now)) return undefined;
    const position = freshPosition(this.#drivers.get(driverId), now);
    if (!position) return { driverId, meters: null, place: null, tier: 2 };
    const meters = Math.round(distanceMeters(position, pickup));
    return { driverId, meters, place: carPlace(position), tier: isLively(position, now) ? 0 : 1 };
  }

  /** Drivers who soon drop someone off near this pickup, by straight line; the nearest drop-offs first. */
  nearestEnding(
    pickup: LatLng,
    search: Pick<DriverSearch, 'limit' | 'radiusMeters'>,
    exclude: Excluded = new Set(),
    now: number = Date.now(),
  ): PlacedCandidate[] {
    const isAsked = (driverId: string) => !exclude.has(driverId);
    return this.#ending
      .nearest(pickup, search, isAsked, now)
      .map(({ dropOff, ...found }) => ({ ...found, place: dropOff, tier: 0 }));
  }

  /** Drivers who soon drop someone off and could take another ride after that. */
  listEnding(now: number = Date.now()): EndingDriver[] {
    return this.#ending.list(now);
  }

  #search(
    pickup: LatLng,
    search: DriverSearch,
    isAsked: (driverId: string) => boolean,
    now: number,
  ): Candidate[] {
    const found = this.#nearestPlaced(pickup, search, isAsked, now);
    if (search.includesUnplaced && found.length < search.limit) {
      for (const driverId of this.#idle) {
        if (found.length >= search.limit) break;
        if (isAsked(driverId) && !freshPosition(this.#drivers.get(driverId), now))
          found.push({ driverId, meters: null, place: null, tier: 2 });
      }
    }
    return found;
  }

  #nearestPlaced(
    pickup: LatLng,
    search: DriverSearch,
    isAsked: (driverId: string) => boolean,
    now: number,
  ): Candidate[] {
    const found: PlacedCandidate[] = [];
    const fading: PlacedCandidate[] = [];
    let ringsLeft = Infinity;
    for (const ring of this.#cells.around(pickup, search.radiusMeters)) {
      for (const driverId of ring) {
        const position = isAsked(driverId) ? freshPosition(this.#drivers.get(driverId), now) : undefined;
        if (!position) continue;
        const meters = Math.round(distanceMeters(position, pickup));
        if (meters > search.radiusMeters) continue;
        const place = carPlace(position);
        if (isLively(position, now)) found.push({ driverId, meters, place, tier: 0 });
        else fading.push({ driverId, meters, place, tier: 1 });
      }
      // A driver up to two rings further out may still be nearer.
      if (found.length >= search.limit && ringsLeft === Infinity) ringsLeft = 2;
      if (ringsLeft-- <= 0) break;
    }
    const byMeters = (a: { meters: number }, b: { meters: number }) => a.meters - b.meters;
    return [...found.toSorted(byMeters), ...fading.toSorted(byMeters)].slice(0, search.limit);
  }

  #update(driverId: string, change: Partial<KnownDriver>): void {
    let known = this.#drivers.get(driverId);
    if (!known) this.#drivers.set(driverId, (known = { ...UNKNOWN_DRIVER }));
    Object.assign(known, change);
    const couldBeAsked = known.available && known.nextRideId === null && !known.isSilent && !known.isPaused;
    const isIdle = couldBeAsked && known.riding === null;
    this.#ending.update(driverId, known, couldBeAsked);
    if (isIdle) this.#idle.add(driverId);
    else this.#idle.delete(driverId);
    const cell = isIdle && known.position ? cellOf(known.position) : null;
    if (cell === known.cell) return;
    if (known.cell) this.#cells.leave(known.cell, driverId);
    if (cell) this.#cells.enter(cell, driverId);
    known.cell = cell;
  }
}
