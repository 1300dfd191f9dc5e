import { liveKind } from '../../../kit/live/live-kind.ts';
import { api } from '../../../kit/live/trpc.ts';
import { useLive } from '../../../kit/live/use-live.ts';
import { reduceRides } from './reduce-rides.ts';

/** Which rides changed, counted: whoever shows them reads anew. */
const ridesKind = liveKind('rides', (on) => api.rides.changes.subscribe(undefined, on), reduceRides);

/** Which rides changed, for admins: see FollowRides. */
export const useRidesLive = () => useLive(ridesKind);
