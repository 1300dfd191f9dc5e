import { liveKind } from '../../../kit/live/live-kind.ts';
import { api } from '../../../kit/live/trpc.ts';
import { useLive } from '../../../kit/live/use-live.ts';
import { reduceRides } from './reduce-rides.ts';

/** Counts changes of rides, so that screens that show them read them again. */
const ridesKind = liveKind('rides', (on) => api.rides.changes.subscribe(undefined, on), reduceRides);

/** The changes of rides, for admins: see FollowRides. */
export const useRidesLive = () => useLive(ridesKind);
