import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { followLive, liveKey, patchLive, type LiveView } from './follow-live.ts';
import type { LiveKind } from './live-kind.ts';

const nothingYet = { data: undefined, failure: null };

/** The state of a subscription, followed while this component is shown. */
export function useLive<State, Message extends { type: string }>(
  kind: LiveKind<State, Message>,
): LiveView<State> {
  const cache = useQueryClient();
  useEffect(() => followLive(cache, kind), [cache, kind]);
  return useKnown(kind);
}

/** The state that others follow, without following it. */
export function useKnown<State, Message extends { type: string }>(
  kind: LiveKind<State, Message>,
): LiveView<State> {
  const { data } = useQuery<LiveView<State>>({
    queryKey: liveKey(kind.name),
    // Never fetched: the subscription writes here.
    queryFn: skipToken,
    structuralSharing: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data ?? nothingYet;
}

/**
 * Puts the answer of a mutation into the live state, so that the screen changes with the answer and not with the push
 * that follows it. The push is then old news. Example: `patch(drivingKind, { type: 'change', data: { kind: 'ride', ride }
 * })`.
 */
export function usePatchLive(): <State, Message extends { type: string }>(
  kind: LiveKind<State, Message>,
  message: Message,
) => void {
  const cache: QueryClient = useQueryClient();
  return useCallback((kind, message) => patchLive(cache, kind, message), [cache]);
}

/** Reads the present live state, for decisions made later than the render. */
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
