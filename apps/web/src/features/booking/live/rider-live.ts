import { getConnection } from '../../../kit/live/connection-state.ts';
import { liveKind } from '../../../kit/live/live-kind.ts';
import { api } from '../../../kit/live/trpc.ts';
import { useKnown, useLive } from '../../../kit/live/use-live.ts';
import { reduceRider, type RiderMessage, type RiderState } from './reduce-rider.ts';
import { keepSearchBegan } from './search-began.ts';

export const riderKind = liveKind(
  'rider',
  (on) => api.rides.current.subscribe(undefined, on),
  (state: RiderState | undefined, message: RiderMessage) =>
    keepSearchBegan(state, reduceRider(state, message), Date.now() + getConnection().clockOffsetMs),
);

/** The rider's ride and its driver's position. */
export const useRiderLive = () => useLive(riderKind);
/** The same, where it may not concern this person: known only while another component follows it. */
export const useRiderKnown = () => useKnown(riderKind);
