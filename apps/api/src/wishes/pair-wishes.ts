import type { Role, WishKind } from '@ridewire/contracts';

/** A wish of one of the two; null where it was taken back. */
export interface PairWish {
  riderId: string;
  driverId: string;
  saidBy: Role;
  kind: WishKind | null;
}

/**
 * The wishes of riders and drivers about each other, in the memory of each process: asked for each candidate of each
 * ride. It is fed by committed events and only proposes: the database decides which drivers are really offered a ride.
 */
export class PairWishes {
  #byRider = new Map<string, Map<string, Map<Role, WishKind>>>();

  /** Forgets everything; the caller loads the present state from the database next. */
  clear(): void {
    this.#byRider.clear();
  }

  learn({ riderId, driverId, saidBy, kind }: PairWish): void {
    if (kind === null) return this.#forget(riderId, driverId, saidBy);
    const ofRider = getOrMake(this.#byRider, riderId, () => new Map<string, Map<Role, WishKind>>());
    getOrMake(ofRider, driverId, () => new Map<Role, WishKind>()).set(saidBy, kind);
  }

  /** Whether either of the two doesn't want to be matched with the other. */
  isAvoided(riderId: string, driverId: string): boolean {
    const said = this.#said(riderId, driverId);
    return said?.get('rider') === 'avoided' || said?.get('driver') === 'avoided';
  }

  isFavorite(riderId: string, driverId: string): boolean {
    return this.#said(riderId, driverId)?.get('rider') === 'favorite';
  }

  #said(riderId: string, driverId: string): Map<Role, WishKind> | undefined {
    return this.#byRider.get(riderId)?.get(driverId);
  }

  #forget(riderId: string, driverId: string, saidBy: Role): void {
    const ofRider = this.#byRider.get(riderId);
    const said = ofRider?.get(driverId);
    said?.delete(saidBy);
    if (said?.size === 0) ofRider?.delete(driverId);
    if (ofRider?.size === 0) this.#byRider.delete(riderId);
  }
}

function getOrMake<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}
