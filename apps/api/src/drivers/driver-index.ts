import {
  distanceMeters,
  drivingSeconds,
  isCoarse,
  type DriverPosition,
  type LatLng,
} from '@ridewire/contracts';
import { NEXT_RIDE_SECONDS } from '@ridewire/dispatch';
import { leadsHome, type Homeward } from './homeward-policy.ts';
import { cellToParent, gridRing, latLngToCell } from 'h3-js';

/** H3 cells of about 0.1 km² (edge 200 m): ten nearest of 100,000 drivers take microseconds. */
const RESOLUTION = 9;
/** Distance between the centers of neighboring cells at that resolution, in meters; rings grow by it at least. */
const RING_METERS = 300;
/** A position older than this, or a coarse one, says nothing about where a driver is now; in milliseconds. */
const FRESH_MS = 120_000;
/** Who told of no place for so long may be out of reach by now: asked after the others, in milliseconds. */
const LIVELY_MS = 30_000;
/** Of latitude; a little less than it is. */
const METERS_PER_DEGREE = 111_000;

/** A ride under way. */
export interface Riding {
  rideId: string;
  riderId: string;
  /** The rider was picked up. */
  isAboard: boolean;
  /** Where they are dropped off, once they are on the way there. */
  dropOff?: LatLng | null;
}

/** Why an online driver is not asked. */
interface Away {
  /** Nothing is heard of them. */
  isSilent: boolean;
  /** They are asked whether they are still there. */
  isPaused: boolean;
}

/** Which idle drivers are looked for. */
export interface DriverSearch {
  /** At most this many. */
  limit: number;
  /** No further than this from the pickup, straight line. */
  radiusMeters: number;
  /** Drivers whose position is unknown too, after the others. */
  includesUnplaced: boolean;
  /** Drivers whose new requests rest, where there is nobody else. */
  includesCooling?: boolean;
}

/** Drivers not to be found. */
type Excluded = Pick<ReadonlySet<string>, 'has'>;

interface Known extends Away {
  available: boolean;
  /** New requests rest until then, for they turned down too many; in milliseconds since 1970. */
  coolingUntil: number | null;
  /** Only rides towards home are wanted. */
  homeward: Homeward | null;
  autoAccept: boolean;
  riding: Riding | null;
  /** The ride they take after that one. */
  nextRideId: string | null;
  position: DriverPosition | null;
  /** The cell in which an idle driver waits. */
  cell: string | null;
}

const UNKNOWN: Known = {
  available: false,
  isSilent: false,
  isPaused: false,
  coolingUntil: null,
  homeward: null,
  autoAccept: false,
  riding: null,
  nextRideId: null,
  position: null,
  cell: null,
};

/** A driver to ask. */
export interface Candidate {
  driverId: string;
  /** To the pickup, straight line; null when the position is unknown. */
  meters: number | null;
  /** Where their way to the pickup begins, as far as that is known: where they are, or where they drop somebody off. */
  place: LatLng | null;
  /** Where they are now, if they have somebody aboard. */
  aboardAt?: LatLng;
  /** 0 for who is heard of, 1 for who stopped telling where they are, 2 for who never did: asked in this order. */
  tier: 0 | 1 | 2;
}

/** Who could take a ride, and where they are. */
export interface IdleDriver {
  driverId: string;
  place: LatLng;
}

type PlacedCandidate = Candidate & { meters: number };

/**
 * Who could take a ride, by place, in memory. It is fed by committed events and reported positions and only proposes:
 * whether a driver really may accept is decided in the database.
 */
export class DriverIndex {
  #drivers = new Map<string, Known>();
  #idleByCell = new Map<string, Set<string>>();
  #idle = new Set<string>();
  /** On their way to a drop-off, and with nothing to do after that. */
  #ending = new Set<string>();

  /** Forgets everything; the caller loads the present state from the database next. */
  clear(): void {
    this.#drivers.clear();
    this.#idleByCell.clear();
    this.#idle.clear();
    this.#ending.clear();
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

  /** Whether the driver's new requests rest. That ends by itself. */
  isCooling(driverId: string, now: number = Date.now()): boolean {
    return (this.#drivers.get(driverId)?.coolingUntil ?? 0) > now;
  }

  setHomeward(driverId: string, homeward: Homeward | null): void {
    this.#update(driverId, { homeward });
  }

  setAutoAccept(driverId: string, autoAccept: boolean): void {
    this.#update(driverId, { autoAccept });
  }

  /** Whether the driver wants the ride that is offered to them first to be taken for them. */
  wantsAutoAccept(driverId: string): boolean {
    return this.#drivers.get(driverId)?.autoAccept === true;
  }

  /**
   * Whether the driver wants rides of this kind: all, or those that lead home from where they are. Of whom no place is known
   * counts as being at the pickup.
   */
  wants(driverId: string, trip: { pickup: LatLng; destination: LatLng }, now: number = Date.now()): boolean {
    const homeward = this.#drivers.get(driverId)?.homeward;
    if (!homeward || homeward.until <= now) return true;
    const dropOff = this.#ending.has(driverId) ? this.#drivers.get(driverId)?.riding?.dropOff : null;
    return leadsHome(
      homeward,
      dropOff ?? this.#freshPosition(driverId, now) ?? trip.pickup,
      trip.destination,
    );
  }

  setRiding(driverId: string, riding: Riding | null): void {
    this.#update(driverId, { riding });
  }

  /** Ends a ride for the driver, unless another one began meanwhile. */
  endRiding(driverId: string, rideId: string): void {
    if (this.#drivers.get(driverId)?.riding?.rideId === rideId) this.#update(driverId, { riding: null });
  }

  /** A ride that the driver takes after the one they have. */
  setNext(driverId: string, nextRideId: string): void {
    this.#update(driverId, { nextRideId });
  }

  nextOf(driverId: string): string | null {
    return this.#drivers.get(driverId)?.nextRideId ?? null;
  }

  /** That ride is theirs now, or another's; one reserved since then stays. */
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

  /** How many drivers wait in each cell of a coarser resolution. */
  countIdle(resolution: number): Map<string, number> {
    const counts = new Map<string, number>();
    for (const [cell, drivers] of this.#idleByCell) {
      const coarse = cellToParent(cell, resolution);
      counts.set(coarse, (counts.get(coarse) ?? 0) + drivers.size);
    }
    return counts;
  }

  /** All who could be asked now and whose place is known. */
  listIdle(now: number = Date.now()): IdleDriver[] {
    return [...this.#idle].flatMap((driverId) => {
      const place = this.#freshPosition(driverId, now);
      return place && !this.isCooling(driverId, now) ? { driverId, place } : [];
    });
  }

  /** Whether the driver could be asked now. */
  isIdle(driverId: string): boolean {
    return this.#idle.has(driverId) && !this.isCooling(driverId);
  }

  /** Online or driving: worth a place on the board. */
  isWorking(driverId: string): boolean {
    const known = this.#drivers.get(driverId);
    return known !== undefined && (known.available || known.riding !== null);
  }

  /** The ride this driver has, and whose it is. */
  ridingOf(driverId: string): Riding | null {
    return this.#drivers.get(driverId)?.riding ?? null;
  }

  /**
   * The idle drivers to ask in this wave, nearest first; then those who stopped telling where they are, then those of whom no
   * place is known. Where there are none, those whose requests rest, if the wave includes them.
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

  /** Drivers who drop somebody off near this pickup, soon by the straight line; the nearest drop-offs first. */
  nearestEnding(
    pickup: LatLng,
    { limit, radiusMeters }: Pick<DriverSearch, 'limit' | 'radiusMeters'>,
    exclude: Excluded = new Set(),
    now: number = Date.now(),
  ): PlacedCandidate[] {
    const found: PlacedCandidate[] = [];
    for (const driverId of this.#ending) {
      const place = this.#drivers.get(driverId)?.riding?.dropOff;
      if (!place || Math.abs(place.lat - pickup.lat) * METERS_PER_DEGREE > radiusMeters) continue;
      const meters = Math.round(distanceMeters(place, pickup));
      if (meters > radiusMeters || this.isCooling(driverId, now) || exclude.has(driverId)) continue;
      const at = this.#placeNear(driverId, place, now);
      if (!at) continue;
      found.push({ driverId, meters, place, aboardAt: { lat: at.lat, lng: at.lng }, tier: 0 });
    }
    return found.toSorted((a, b) => a.meters - b.meters).slice(0, limit);
  }

  /** Drivers who drop somebody off soon and could take another ride after that. */
  listEnding(now: number = Date.now()): { driverId: string; rideId: string; dropOff: LatLng }[] {
    return [...this.#ending].flatMap((driverId) => {
      const { rideId, dropOff } = this.#drivers.get(driverId)?.riding ?? {};
      const isNear = rideId && dropOff && this.#placeNear(driverId, dropOff, now);
      return isNear ? [{ driverId, rideId, dropOff }] : [];
    });
  }

  /** Where the driver is, if that is known and, by the straight line, soon at the drop-off. */
  #placeNear(driverId: string, dropOff: LatLng, now: number): DriverPosition | undefined {
    const at = this.#freshPosition(driverId, now);
    const isSoon = at && drivingSeconds(distanceMeters(at, dropOff)) <= NEXT_RIDE_SECONDS;
    return isSoon && now - at.at <= LIVELY_MS ? at : undefined;
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
        if (isAsked(driverId) && !this.#freshPosition(driverId, now))
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
    const center = latLngToCell(pickup.lat, pickup.lng, RESOLUTION);
    const lastRing = Math.ceil(search.radiusMeters / RING_METERS);
    // Every driver is looked at once at most: with few of them the rings would be the longer way.
    const cells = this.#idleByCell.size < lastRing ? [[...this.#idleByCell.keys()]] : rings(center, lastRing);
    let ringsLeft = Infinity;
    for (const ring of cells) {
      for (const cell of ring) {
        for (const driverId of this.#idleByCell.get(cell) ?? []) {
          const position = isAsked(driverId) ? this.#freshPosition(driverId, now) : undefined;
          if (!position) continue;
          const meters = Math.round(distanceMeters(position, pickup));
          const isLively = now - position.at <= LIVELY_MS;
          if (meters > search.radiusMeters) continue;
          const place = { lat: position.lat, lng: position.lng };
          if (isLively) found.push({ driverId, meters, place, tier: 0 });
          else fading.push({ driverId, meters, place, tier: 1 });
        }
      }
      // A ring is no circle: a driver two rings further out may still be nearer than one in this ring's corner.
      if (found.length >= search.limit && ringsLeft === Infinity) ringsLeft = 2;
      if (ringsLeft-- <= 0) break;
    }
    const byMeters = (a: { meters: number }, b: { meters: number }) => a.meters - b.meters;
    return [...found.toSorted(byMeters), ...fading.toSorted(byMeters)].slice(0, search.limit);
  }

  #freshPosition(driverId: string, now: number): DriverPosition | undefined {
    const position = this.#drivers.get(driverId)?.position;
    return position && !isCoarse(position) && now - position.at <= FRESH_MS ? position : undefined;
  }

  #update(driverId: string, change: Partial<Known>): void {
    let known = this.#drivers.get(driverId);
    if (!known) this.#drivers.set(driverId, (known = { ...UNKNOWN }));
    Object.assign(known, change);
    const asked = known.available && known.nextRideId === null && !known.isSilent && !known.isPaused;
    const idle = asked && known.riding === null;
    if (asked && known.riding?.dropOff) this.#ending.add(driverId);
    else this.#ending.delete(driverId);
    const cell =
      idle && known.position ? latLngToCell(known.position.lat, known.position.lng, RESOLUTION) : null;
    if (idle) this.#idle.add(driverId);
    else this.#idle.delete(driverId);
    if (cell === known.cell) return;
    if (known.cell) this.#leaveCell(known.cell, driverId);
    if (cell) this.#enterCell(cell, driverId);
    known.cell = cell;
  }

  #enterCell(cell: string, driverId: string): void {
    let drivers = this.#idleByCell.get(cell);
    if (!drivers) this.#idleByCell.set(cell, (drivers = new Set()));
    drivers.add(driverId);
  }

  #leaveCell(cell: string, driverId: string): void {
    const drivers = this.#idleByCell.get(cell);
    drivers?.delete(driverId);
    if (drivers?.size === 0) this.#idleByCell.delete(cell);
  }
}

function* rings(center: string, last: number): Iterable<string[]> {
  for (let k = 0; k <= last; k++) yield gridRing(center, k);
}
