import { distanceMeters, type LatLng, type TrackLeg } from '@ridewire/contracts';
import { simplifyPath } from './simplify-path.ts';

/** A car that moved less counts as standing, in meters. */
const MIN_STEP_METERS = 10;
/** How far the line may run from the car's real path, in meters. */
const TOLERANCE_METERS = 5;
/** No more points are kept if saving fails for long; at city speed this is half an hour. */
const MAX_FRESH = 1_000;

interface Piece {
  /** The last saved point: the line goes on from it. */
  saved: LatLng | null;
  /** Not saved yet. */
  fresh: LatLng[];
}

/** The points to append to the track of one ride with one driver. */
export interface TrackAddition extends Record<TrackLeg, LatLng[]> {
  rideId: string;
  driverId: string;
}

interface Track extends Record<TrackLeg, Piece> {
  rideId: string;
  driverId: string;
}

/**
 * A ride that was given back and taken by the next driver has another track: no one drove from the one's place to the
 * other's.
 */
const keyOf = (rideId: string, driverId: string) => `${rideId} ${driverId}`;

/**
 * The unsaved paths of cars with a ride, of the drivers who report to this process. A ride that no longer reports is
 * forgotten with the next saving.
 */
export class RideTracks {
  #tracks = new Map<string, Track>();

  add(rideId: string, driverId: string, leg: TrackLeg, { lat, lng }: LatLng): void {
    const key = keyOf(rideId, driverId);
    let track = this.#tracks.get(key);
    if (!track)
      this.#tracks.set(key, (track = { rideId, driverId, approach: emptyPiece(), trip: emptyPiece() }));
    const { fresh, saved } = track[leg];
    const last = fresh.at(-1) ?? saved;
    if (fresh.length >= MAX_FRESH || (last && distanceMeters(last, { lat, lng }) < MIN_STEP_METERS)) return;
    fresh.push({ lat, lng });
  }

  /** The unsaved points. */
  freshOf(rideId: string, driverId: string, leg: TrackLeg): readonly LatLng[] {
    return this.#tracks.get(keyOf(rideId, driverId))?.[leg].fresh ?? [];
  }

  /**
   * Passes the unsaved points, thinned, to `save`. If that fails, they are kept for the next time.
   * @throws what `save` throws
   */
  async save(save: (additions: TrackAddition[]) => Promise<void>): Promise<void> {
    const additions: TrackAddition[] = [];
    const taken: [Piece, number][] = [];
    for (const [key, { rideId, driverId, approach, trip }] of this.#tracks) {
      const pieces = [approach, trip];
      if (pieces.every(({ fresh }) => fresh.length === 0)) {
        this.#tracks.delete(key);
        continue;
      }
      additions.push({ rideId, driverId, approach: thin(approach), trip: thin(trip) });
      for (const piece of pieces) taken.push([piece, piece.fresh.length]);
    }
    if (additions.length === 0) return;
    await save(additions);
    for (const [piece, count] of taken) {
      piece.saved = piece.fresh[count - 1] ?? piece.saved;
      piece.fresh.splice(0, count);
    }
  }
}

const emptyPiece = (): Piece => ({ saved: null, fresh: [] });

function thin({ saved, fresh }: Piece): LatLng[] {
  if (fresh.length === 0) return [];
  return saved
    ? simplifyPath([saved, ...fresh], TOLERANCE_METERS).slice(1)
    : simplifyPath(fresh, TOLERANCE_METERS);
}
