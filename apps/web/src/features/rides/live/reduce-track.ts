import {
  distanceMeters,
  type DriverPosition,
  type LatLng,
  type Live,
  type RideTrackChange,
  type RideTrackSnapshot,
} from '@ridewire/contracts';

export interface TrackState extends RideTrackSnapshot {
  /** Where the car was since the snapshot, oldest first, without its present position. */
  since: DriverPosition[];
}

export type TrackMessage = Live<RideTrackSnapshot, RideTrackChange>;

/** Positions closer together than this are dropped, in meters, as on the server. */
const MIN_STEP_METERS = 10;

/** The known path of a ride's car after a message; the same state if the message is old news. */
export function reduceTrack(state: TrackState | undefined, message: TrackMessage): TrackState {
  if (message.type === 'snapshot') return { ...message.data, since: [] };
  const { position } = message.data;
  if (!state) return { approach: [], trip: [], position, since: [] };
  const before = state.position;
  if (!before) return { ...state, position };
  if (before.driverId === position.driverId && before.at >= position.at) return state;
  const last = state.since.at(-1);
  const isFar = !last || distanceMeters(last, before) >= MIN_STEP_METERS;
  return { ...state, position, since: isFar ? [...state.since, before] : state.since };
}

/** Both legs as far as the car has driven them. `pickedUpAt`: ISO 8601, undefined while the rider waits. */
export function waysOf(
  { approach, trip, since }: TrackState,
  pickedUpAt: string | undefined,
): { approach: LatLng[]; trip: LatLng[] } {
  const pickedUpMs = pickedUpAt ? Date.parse(pickedUpAt) : Infinity;
  return {
    approach: [...approach, ...since.filter(({ at }) => at < pickedUpMs)],
    trip: [...trip, ...since.filter(({ at }) => at >= pickedUpMs)],
  };
}
