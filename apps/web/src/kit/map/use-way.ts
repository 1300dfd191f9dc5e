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
  /** The first answer is still loading. */
  isAsking: boolean;
}

const NO_STOPS: readonly LatLng[] = [];
const point = ({ lat, lng }: LatLng): LatLng => ({ lat, lng });
const serverNowMs = () => Date.now() + getConnection().clockOffsetMs;

const pass = (via: readonly LatLng[]) => (via.length > 0 ? { via: via.map(point) } : {});

/** The route between two fixed places, over the stops between them, asked for once. */
export function useTripWay(
  from: LatLng | null,
  to: LatLng | null,
  via: readonly LatLng[] = NO_STOPS,
): FoundWay {
  const isConnected = useIsConnected();
  const trip = from && to ? { from: point(from), ...pass(via), to: point(to) } : null;
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
  /** The car's place on it; null without a route, or if the car's position is not well known. */
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
  /** Identifies the car and where it is going. The same route is asked for once, wherever it is shown. */
  name: string;
  car: CarPosition | null | undefined;
  /** The stops before the end, in their order. @default none */
  via?: readonly LatLng[];
  to: LatLng;
  /** A route that is known already. While the car drives along it, no other is asked for. */
  planned?: KnownWay | null;
}

/**
 * A car's route to a place. It is asked for once and kept while the car drives along it. Once the car leaves it, the old
 * one stays until the new one is there. Nothing is asked without a link, or for a car whose position is inexact or old.
 */
export function useCarWay({ name, car, via = NO_STOPS, to, planned = null }: CarWayInput): CarWay {
  const queries = useQueryClient();
  const isConnected = useIsConnected();
  // Not the procedure's own key: the car's position at the time of asking changes, and the answer stays.
  const places = [...via, to].flatMap(({ lat, lng }) => [lat, lng]);
  const queryKey = ['car way', name, ...places];
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
    const { bearing } = good;
    const queryFn = () =>
      api.streets.way.query({
        from: point(good),
        ...pass(via),
        to: point(to),
        ...(bearing !== null && { bearing }),
      });
    // No reason is shown if there is none: the line on the map is then straight.
    queries.fetchQuery({ queryKey, queryFn, retry: false, staleTime: 0 }).catch(() => {});
  });
  const at = good?.at;
  const goal = places.join(' ');
  useEffect(() => ask(), [at, isConnected, name, goal, way]);

  // The car left the route and no other can be had.
  const isOver = known?.awaySinceMs != null && answer.isError;
  return {
    way: isOver ? null : way,
    progress: isOver ? null : (known?.progress ?? null),
    isAsking: way === null && good !== null && isConnected && !answer.isFetched,
  };
}
