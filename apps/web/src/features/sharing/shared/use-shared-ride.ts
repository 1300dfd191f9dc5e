import type { SharedRideSnapshot } from '@ridewire/contracts';
import { LINK_TOKEN } from '@ridewire/contracts/shared-ride';
import { useCallback, useEffect, useRef, useState } from 'react';
import { noteServerTime } from '../../../kit/live/connection-state.ts';
import { followSharedRide } from './follow-shared-ride.ts';
import { reduceShared } from './reduce-shared.ts';

interface SharedState {
  /** Null until it is known. */
  shown: SharedRideSnapshot | null;
  isGone: boolean;
  isConnected: boolean;
}

const OPENING: SharedState = { shown: null, isGone: false, isConnected: true };

/** The ride of a link, as long as the page shows it. */
export function useSharedRide(token: string): SharedState & { again: () => void } {
  const [state, setState] = useState(OPENING);
  const following = useRef<ReturnType<typeof followSharedRide>>(undefined);
  const isLink = LINK_TOKEN.test(token);
  useEffect(() => {
    if (!isLink) return undefined;
    setState(OPENING);
    following.current = followSharedRide(token, {
      message: (message) => {
        if (message.type === 'snapshot') noteServerTime(message.serverTime);
        setState((before) => ({ ...before, shown: reduceShared(before.shown, message) }));
      },
      connected: (isConnected) => setState((before) => ({ ...before, isConnected })),
      gone: () => setState((before) => ({ ...before, shown: null, isGone: true })),
    });
    return () => following.current?.end();
  }, [token, isLink]);
  const again = useCallback(() => following.current?.again(), []);
  return { ...state, isGone: state.isGone || !isLink, again };
}
