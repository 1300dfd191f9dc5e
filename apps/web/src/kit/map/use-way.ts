import type { LatLng, Way } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { getConnection, useIsConnected } from '../live/connection-state.ts';
import { api, trpc } from '../live/trpc.ts';
import type { CarPosition } from './glide.ts';
import { decodeWay, type KnownWay } from './known-way.ts';
import { canReckonFrom, isAway, mustAskWay } from './must-ask-way.ts';
import { progressOn, type WayProgress } from './way-progress.ts';

export interface FoundWay {
  /** Null while none is known. */
  way: KnownWay | null;
  /** The first answer is on its way. */
  isAsking: boolean;
}

const point = ({ lat, lng }: LatLng): LatLng => ({ lat, lng });
const serverNowMs = () => Date.now() + getConnection().clockOffsetMs;

/** The way between two places that don't move; asked for once. */
export function useTripWay(from: LatLng | null, to: LatLng | null): FoundWay {
  const isConnected = useIsConnected();
  const trip = from && to ? { from: point(from), to: point(to) } : null;
  const { data, isFetched } = trpc.streets.way.useQuery(trip ?? skipToken, {
    enabled: isConnected,
    retry: false,
  });
  return {
    way: data ? decodeWay(data) : null,
    isAsking: from !== null && to !== null && isConnected && !isFetched,
  };
}

export interface CarWay extends FoundWay {
  /** Where the car is on it; null without a way, and of a car whose place isn't known well. */
  progress: WayProgress | null;
}

interface Held {
  way: KnownWay;
  at: number;
  progress: WayProgress;
  furthestMeters: number;
  awaySinceMs: number | null;
}

function follow(before: Held | null, way: KnownWay, car: CarPosition): Held {
  const same = before?.way === way ? before : null;
  const progress = progressOn(way, car, same?.progress.drivenMeters);
  const furthestMeters = Math.max(same?.furthestMeters ?? 0, progress.drivenMeters);
  const awaySinceMs = isAway(progress, car, furthestMeters) ? (same?.awaySinceMs ?? car.at) : null;
  return { way, at: car.at, progress, furthestMeters, awaySinceMs };
}

export interface CarWayInput {
  /** Whose way, and where to: the same is asked for once, wherever it is shown. */
  name: string;
  car: CarPosition | null | undefined;
  to: LatLng;
  /** A way that is known already: while the car drives along it, no other is asked for. */
  planned?: KnownWay | null;
}

/**
 * A car's way to a place. Asked for once and kept while the car drives along it; once the car has left it, the old one
 * stays until the new one is there. Nothing is asked without a link, nor of a car whose place is coarse or old.
 */
export function useCarWay({ name, car, to, planned = null }: CarWayInput): CarWay {
  const queries = useQueryClient();
  const isConnected = useIsConnected();
  // Not the procedure's own key: where the car was when it was asked changes, and the answer stays.
  const queryKey = ['car way', name, to.lat, to.lng];
  const answer = useQuery<Way | null>({ queryKey, queryFn: skipToken, enabled: false });
  const good = car && canReckonFrom(car, serverNowMs()) ? car : null;
  const asked = answer.data ? decodeWay(answer.data) : null;
  const way = asked ?? planned;

  const [held] = useMemory<Held | null>(null, (before) =>
    !way || !good || (before?.way === way && before.at === good.at) ? before : follow(before, way, good),
  );
  const known = held && held.way === way ? held : null;

  const ask = useEffectEvent(() => {
    if (!good || !isConnected || (way && !known)) return;
    const state = queries.getQueryState(queryKey);
    if (state?.fetchStatus === 'fetching') return;
    const answeredMs = Math.max(state?.dataUpdatedAt ?? 0, state?.errorUpdatedAt ?? 0) || null;
    const facts = {
      car: good,
      progress: known?.progress ?? null,
      furthestMeters: known?.furthestMeters ?? 0,
      awaySinceMs: known?.awaySinceMs == null ? null : known.awaySinceMs - getConnection().clockOffsetMs,
      answeredMs,
    };
    if (!mustAskWay(facts, Date.now())) return;
    const queryFn = () => api.streets.way.query({ from: point(good), to: point(to) });
    // Why there is none is not said: the line on the map is a straight one then.
    queries.fetchQuery({ queryKey, queryFn, retry: false, staleTime: 0 }).catch(() => {});
  });
  const at = good?.at;
  useEffect(() => ask(), [at, isConnected, name, to.lat, to.lng, way]);

  // One that was left, and no other to be had.
  const isOver = known?.awaySinceMs != null && answer.isError;
  return {
    way: isOver ? null : way,
    progress: isOver ? null : (known?.progress ?? null),
    isAsking: way === null && good !== null && isConnected && !answer.isFetched,
  };
}
