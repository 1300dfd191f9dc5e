import {
  isDriving,
  type LatLng,
  type RideTrackChange,
  type RideTrackSnapshot,
  type TrackLeg,
} from '@ridewire/contracts';
import { AppError } from '../../core/app-error.ts';
import { schema, type Db } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import type { RideTracks } from '../../tracks/ride-tracks.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import type { EventHub } from '../../live/event-hub.ts';
import { Live } from '../../live/live-subscription.ts';
import { trackTopic } from '../../live/topics.ts';
import { IS_LISTED } from '../reads/ride-conditions.ts';
import { positionView } from './view-events.ts';
import { UNITS_PER_DEGREE } from '../../tracks/save-tracks.ts';

interface Deps {
  db: Db;
  hub: EventHub;
  positions: LatestPositions;
  tracks: RideTracks;
}

const { rides, rideTracks } = schema;

/**
 * The path with the present driver, as far as it is saved or reported to this process.
 * @throws AppError RIDE_NOT_FOUND
 */
async function readTrack(deps: Deps, rideId: string): Promise<RideTrackSnapshot> {
  const [row] = await deps.db.orm
    .select({
      driverId: rides.driverId,
      status: rides.status,
      approach: rideTracks.approach,
      trip: rideTracks.trip,
    })
    .from(rides)
    .leftJoin(rideTracks, and(eq(rideTracks.rideId, rides.id), eq(rideTracks.driverId, rides.driverId)))
    .where(and(eq(rides.id, rideId), IS_LISTED));
  if (!row) throw new AppError('RIDE_NOT_FOUND');
  const { driverId } = row;
  const path = (leg: TrackLeg) => [
    ...inDegrees(row[leg] ?? []),
    ...(driverId ? deps.tracks.freshOf(rideId, driverId, leg) : []),
  ];
  return {
    approach: path('approach'),
    trip: path('trip'),
    position: (driverId && isDriving(row.status) && deps.positions.get(driverId)) || null,
  };
}

function inDegrees(numbers: number[]): LatLng[] {
  const path: LatLng[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const [lat = 0, lng = 0] = numbers.slice(i, i + 2);
    path.push({ lat: lat / UNITS_PER_DEGREE, lng: lng / UNITS_PER_DEGREE });
  }
  return path;
}

export const liveTrack = (deps: Deps, rideId: string): Live<RideTrackSnapshot, RideTrackChange> =>
  new Live({
    hub: deps.hub,
    topic: trackTopic(rideId),
    view: positionView,
    read: () => readTrack(deps, rideId),
  });
