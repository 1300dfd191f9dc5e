import {
  isDriving,
  type LatLng,
  type RideStatus,
  type RideTrackChange,
  type RideTrackSnapshot,
  type TrackLeg,
} from '@ridewire/contracts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import type { View } from '../realtime/event-hub.ts';
import { Live } from '../realtime/live-subscription.ts';
import { trackTopic } from '../realtime/topics.ts';
import { UNITS_PER_DEGREE } from './save-tracks.ts';

interface TrackRow {
  driverId: string | null;
  status: RideStatus;
  approach: number[] | null;
  trip: number[] | null;
}

/**
 * Where the car of a ride went with the driver it has, as far as it is saved or reported to this process.
 * @throws AppError RIDE_NOT_FOUND
 */
async function readTrack(core: Core, rideId: string): Promise<RideTrackSnapshot> {
  const result = await core.db.pool.query<TrackRow>({
    name: 'read_track',
    text: `select r.driver_id as "driverId", r.status, t.approach, t.trip
      from rides r left join ride_tracks t on t.ride_id = r.id and t.driver_id = r.driver_id where r.id = $1 and r.deleted_at is null`,
    values: [rideId],
  });
  const [row] = result.rows;
  if (!row) throw new AppError('RIDE_NOT_FOUND');
  const { driverId } = row;
  const path = (leg: TrackLeg) => [
    ...inDegrees(row[leg] ?? []),
    ...(driverId ? core.tracks.freshOf(rideId, driverId, leg) : []),
  ];
  return {
    approach: path('approach'),
    trip: path('trip'),
    position: (driverId && isDriving(row.status) && core.positions.get(driverId)) || null,
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

const trackView: View<RideTrackChange> = (event) => {
  const position = event.event === 'positions.moved' ? event.positions[0] : undefined;
  return position && { kind: 'position', position };
};

export const liveTrack = (core: Core, rideId: string): Live<RideTrackSnapshot, RideTrackChange> =>
  new Live({
    hub: core.hub,
    topic: trackTopic(rideId),
    view: trackView,
    read: () => readTrack(core, rideId),
  });
