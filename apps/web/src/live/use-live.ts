import type { LatLng } from '@ridewire/contracts';
import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { followLive, liveKey, patchLive, type LiveView } from './follow-live.ts';
import {
  availabilityKind,
  boardKind,
  documentsKind,
  drivingKind,
  earningsKind,
  incidentsKind,
  messagesKind,
  nearbyKind,
  notificationsKind,
  offersKind,
  openAlertsKind,
  ownAlertKind,
  peopleKind,
  profileKind,
  riderKind,
  ridesKind,
  sessionsKind,
  trackKind,
  type LiveKind,
} from './live-kinds.ts';

const nothingYet = { data: undefined, failure: null };

function useLive<State, Message extends { type: string }>(kind: LiveKind<State, Message>): LiveView<State> {
  const cache = useQueryClient();
  useEffect(() => followLive(cache, kind), [cache, kind]);
  return useKnown(kind);
}

/** What others follow, without following it. */
function useKnown<State, Message extends { type: string }>(kind: LiveKind<State, Message>): LiveView<State> {
  const { data } = useQuery<LiveView<State>>({
    queryKey: liveKey(kind.name),
    // Never fetched: the subscription writes here.
    queryFn: skipToken,
    structuralSharing: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data ?? nothingYet;
}

/** The rider's ride and where its driver is. */
export const useRiderLive = () => useLive(riderKind);
/** The same, where it may be none of this person's business: known only while somebody follows it. */
export const useRiderKnown = () => useKnown(riderKind);
/** The driver's ride under way. */
export const useDrivingLive = () => useLive(drivingKind);
/** Requests the driver can take now; see openOffers for those that ran out. */
export const useOffersLive = () => useLive(offersKind);
/** Whether the driver can get requests. */
export const useAvailabilityLive = () => useLive(availabilityKind);
/** The driver's net earnings. */
export const useEarningsLive = () => useLive(earningsKind);
/** All active rides and drivers, for admins. */
export const useBoardLive = () => useLive(boardKind);
/** Which rides changed, for admins: see FollowRides. */
export const useRidesLive = () => useLive(ridesKind);
/** Where the car of one ride went, and where it is; for admins. */
export const useTrackLive = (rideId: string) => useLive(useMemo(() => trackKind(rideId), [rideId]));
/** The idle cars of a square, for riders: see nearbyCell. */
export const useNearbyLive = ({ lat, lng }: LatLng) =>
  useLive(useMemo(() => nearbyKind({ lat, lng }), [lat, lng]));
/** How often people changed, for admins: see usePeopleChanges. */
export const usePeopleLive = () => useLive(peopleKind);
/** How often messages came or were answered, for admins: see useMessagesChanges. */
export const useMessagesLive = () => useLive(messagesKind);

/** How often incidents came or changed, for admins: see useIncidentsChanges. */
export const useIncidentsLive = () => useLive(incidentsKind);

/** The person's own account as the server knows it; see useProfile. */
export const useProfileLive = () => useLive(profileKind);
/** The driver's own documents. */
export const useDocumentsLive = () => useLive(documentsKind);
/** Where the person is signed in. */
export const useSessionsLive = () => useLive(sessionsKind);
/** What the person was told, and how much of it is unread. */
export const useNotificationsLive = () => useLive(notificationsKind);
/** Calls for help, for admins. */
export const useOpenAlertsLive = () => useLive(openAlertsKind);
/** The last call for help of the person's own; it may be of the ride before. */
export const useOwnAlertLive = () => useLive(ownAlertKind);

/** Everything a driver's screens live from. */
export function useDriverLive() {
  return {
    driving: useDrivingLive(),
    offers: useOffersLive(),
    availability: useAvailabilityLive(),
    earnings: useEarningsLive(),
  };
}

/**
 * Puts what a mutation answered into the live state, so that the screen moves with the answer and not with the push that
 * follows it; the push is then old news. Example: `patch(drivingKind, { type: 'change', data: { kind: 'ride', ride } })`.
 */
export function usePatchLive(): <State, Message extends { type: string }>(
  kind: LiveKind<State, Message>,
  message: Message,
) => void {
  const cache: QueryClient = useQueryClient();
  return useCallback((kind, message) => patchLive(cache, kind, message), [cache]);
}

/** Reads the live state of the moment, for what is decided later than it was rendered. */
export function useReadLive(): <State, Message extends { type: string }>(
  kind: LiveKind<State, Message>,
) => State | undefined {
  const cache: QueryClient = useQueryClient();
  return useCallback(
    <State, Message extends { type: string }>(kind: LiveKind<State, Message>) =>
      cache.getQueryData<LiveView<State>>(liveKey(kind.name))?.data,
    [cache],
  );
}
