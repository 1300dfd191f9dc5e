import type { LatLng, Way } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { skipToken, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useEffectEvent } from 'react';
import { getConnection, useIsConnected } from '../live/connection-state.ts';
import { findErrorCode } from '../live/error-sentence.ts';
import { api, trpc } from '../live/trpc.ts';
import type { CarPosition } from './glide.ts';
import { decodeWay, type KnownWay } from './known-way.ts';
import { canReckonFrom, isAway, mustAskWay } from './must-ask-way.ts';
import { useStreetNews } from './use-street-news.ts';
import { newsOf, SPREAD_MS, type WayNews } from './way-news.ts';
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

/** The route between two fixed places, over the stops between them: asked for once, and again when streets on it are changed. */
export function useTripWay(
  from: LatLng | null,
  to: LatLng | null,
  via: readonly LatLng[] = NO_STOPS,
): FoundWay {
  const isConnected = useIsConnected();
  const trip = from && to ? { from: point(from), ...pass(via), to: point(to) } : null;
  const { data, isFetched, isFetching, error } = trpc.streets.way.useQuery(trip ?? skipToken, {
    enabled: isConnected,
    retry: false,
  });
  const { way: ways } = trpc.useUtils().streets;
  const isNone = useNewWay({
    queryKey: trip && getQueryKey(trpc.streets.way, trip, 'query'),
    ...{ points: data ? decodeWay(data).points : undefined, isFetching, error },
    withinMs: SPREAD_MS,
    ask: (news) => {
      if (!trip || !isConnected || !news.isDue(performance.now())) return;
      const close = news.begin(performance.now());
      const before = data;
      ways.fetch(trip, { staleTime: 0, retry: false }).then(
        (now) => {
          if (now) close();
          // The search failed: the known way is better than none.
          else if (before) ways.setData(trip, before);
        },
        () => {},
      );
    },
  });
  return {
    way: data && !isNone ? decodeWay(data) : null,
    isAsking: from !== null && to !== null && isConnected && !isFetched,
  };
}

interface NewWayInput {
  /** Null while there is no route to ask for. */
  queryKey: QueryKey | null;
  /** The route's; undefined while it isn't known. */
  points: readonly LatLng[] | undefined;
  isFetching: boolean;
  error: unknown;
  /** Asked for at some moment within this after the news, in milliseconds. */
  withinMs: number;
  /** Asks for it if that is due and possible. */
  ask: (news: WayNews) => void;
}

/**
 * Asks for a route again when streets on it are changed by hand, until an answer comes.
 * @returns whether no way leads there any longer, as far as is known
 */
function useNewWay({ queryKey, points, isFetching, error, withinMs, ask }: NewWayInput): boolean {
  const cache = useQueryClient().getQueryCache();
  const isConnected = useIsConnected();
  const query = queryKey && cache.find({ queryKey });
  const standing = useStreetNews(points, (news) => {
    const told = queryKey && cache.find({ queryKey });
    if (told) newsOf(told).tell(news, performance.now(), withinMs);
  });
  const askDue = useEffectEvent(() => {
    const asked = queryKey && cache.find({ queryKey });
    // An answer on its way may be from before a change: once it is here, another is asked for.
    if (asked && asked.state.fetchStatus !== 'fetching') ask(newsOf(asked));
  });
  useEffect(() => {
    const leftMs = query && !isFetching ? newsOf(query).leftMs(performance.now()) : null;
    if (leftMs === null) return undefined;
    const timer = setTimeout(askDue, Math.max(0, Math.ceil(leftMs) + 1));
    return () => clearTimeout(timer);
  }, [query, standing, isFetching, isConnected]);
  return query != null && newsOf(query).isOpen && isRefusal(error);
}

/** Whether the search found that no way leads there; otherwise it may find one when asked again. */
function isRefusal(error: unknown): boolean {
  const code = findErrorCode(error);
  return code === 'NO_WAY' || code === 'NO_STREET_NEAR';
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
  /** The person drives it: when streets on it are changed it is asked for at once. @default false */
  isSteered?: boolean;
}

/**
 * A car's route to a place. It is asked for once and kept while the car drives along it. Once the car leaves it, the old
 * one stays until the new one is there. When streets on it are changed, it is asked for again. Nothing is asked without a link, or for a car whose position is inexact or old.
 */
export function useCarWay({
  name,
  car,
  via = NO_STOPS,
  to,
  planned = null,
  isSteered = false,
}: CarWayInput): CarWay {
  const client = useQueryClient();
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

  const askIfDue = () => {
    if (!good || !isConnected || (way && !known)) return;
    const query = client.getQueryCache().find({ queryKey });
    if (!query || query.state.fetchStatus === 'fetching') return;
    const { dataUpdatedAt, errorUpdatedAt } = query.state;
    const facts = {
      car: good,
      progress: known?.progress ?? null,
      furthestMeters: known?.furthestMeters ?? 0,
      awaySinceMs: known?.awaySinceMs == null ? null : known.awaySinceMs - getConnection().clockOffsetMs,
      answeredMs: Math.max(dataUpdatedAt, errorUpdatedAt) || null,
    };
    const news = newsOf(query);
    if (!news.isDue(performance.now()) && !mustAskWay(facts, Date.now())) return;
    const close = news.begin(performance.now());
    const { bearing } = good;
    const queryFn = async () => {
      const found = await api.streets.way.query({
        from: point(good),
        ...pass(via),
        to: point(to),
        ...(bearing !== null && { bearing }),
        isCar: true,
      });
      // The search failed: the known way is better than none.
      if (!found && answer.data) throw new Error('The search has no answer.');
      return found;
    };
    // No reason is shown if there is none: the line on the map is then straight.
    client.fetchQuery({ queryKey, queryFn, retry: false, staleTime: 0 }).then(close, () => {});
  };
  const ask = useEffectEvent(askIfDue);
  // Others have the trip's route, which is asked for anew by itself.
  const isTrips = !isSteered && asked === null && planned !== null;
  const isNone = useNewWay({
    ...{ queryKey: isTrips ? null : queryKey, points: way?.points },
    ...{ isFetching: answer.isFetching, error: answer.error },
    withinMs: isSteered ? 0 : SPREAD_MS,
    ask: askIfDue,
  });
  const at = good?.at;
  const goal = places.join(' ');
  useEffect(() => ask(), [at, isConnected, name, goal, way]);

  // The car left the route and no other can be had.
  const isOver = isNone || (known?.awaySinceMs != null && answer.isError);
  return {
    way: isOver ? null : way,
    progress: isOver ? null : (known?.progress ?? null),
    isAsking: way === null && good !== null && isConnected && !answer.isFetched,
  };
}
