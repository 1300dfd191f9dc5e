import { backoffMs } from '@ridewire/client';
import type { QueryClient } from '@tanstack/react-query';
import { errorSentence, findErrorCode } from './error-sentence.ts';
import type { LiveKind } from './live-kind.ts';
import { countEvent, noteServerTime } from './connection-state.ts';

/** What the query cache holds for a subscription. */
export interface LiveView<State> {
  /** Undefined until the first snapshot. Kept when the link is lost. */
  data: State | undefined;
  /** Why the subscription was refused. It is retried automatically. */
  failure: string | null;
}

export const liveKey = (name: string) => ['live', name] as const;

interface Following {
  followers: number;
  failures: number;
  retry: ReturnType<typeof setTimeout> | undefined;
  stop: () => void;
  /** Messages since changes were last shown. */
  waiting: AnyMessage[];
  flush: ReturnType<typeof setTimeout> | undefined;
}

type AnyMessage = { type: string; serverTime?: number; data?: unknown };

/** Callers waiting for the next snapshot of a kind. */
const snapshotWaiters = new Map<string, (() => void)[]>();

/** Resolves with the next snapshot of a subscription. If an answer was lost with the link, the snapshot tells what happened. */
export const nextSnapshot = (name: string): Promise<void> =>
  new Promise((resolve) => {
    snapshotWaiters.set(name, [...(snapshotWaiters.get(name) ?? []), resolve]);
  });

function tellSnapshot(name: string): void {
  const waiters = snapshotWaiters.get(name) ?? [];
  snapshotWaiters.delete(name);
  for (const tell of waiters) tell();
}

/** By kind: one subscription each, however many screens read it. */
const followings = new Map<string, Following>();
/** A screen that opens within this time after another one closes takes over its subscription, in milliseconds. */
const LINGER_MS = 2_000;

/**
 * Keeps a subscription's state in the query cache while anyone follows it.
 * @returns the function that stops following
 */
export function followLive<State, Message extends AnyMessage>(
  cache: QueryClient,
  kind: LiveKind<State, Message>,
): () => void {
  let following = followings.get(kind.name);
  if (!following) {
    following = {
      followers: 0,
      failures: 0,
      retry: undefined,
      stop: () => {},
      waiting: [],
      flush: undefined,
    };
    followings.set(kind.name, following);
    start(cache, kind, following);
  }
  const followed = following;
  followed.followers += 1;
  let left = false;
  return () => {
    if (left) return;
    left = true;
    followed.followers -= 1;
    setTimeout(() => {
      if (followed.followers > 0 || followings.get(kind.name) !== followed) return;
      end(followed);
      followings.delete(kind.name);
      cache.removeQueries({ queryKey: liveKey(kind.name) });
    }, LINGER_MS);
  };
}

function start<State, Message extends AnyMessage>(
  cache: QueryClient,
  kind: LiveKind<State, Message>,
  following: Following,
): void {
  const subscription = kind.subscribe({
    onData(message) {
      following.failures = 0;
      if (message.type === 'snapshot' && message.serverTime !== undefined) noteServerTime(message.serverTime);
      if (!kind.paceMs || message.type === 'snapshot') {
        following.waiting = [];
        if (isEvent(message)) countEvent();
        patchLive(cache, kind, message);
        if (message.type === 'snapshot') tellSnapshot(kind.name);
        return;
      }
      following.waiting.push(message);
      following.flush ??= setTimeout(
        () => {
          const messages = following.waiting as Message[];
          following.waiting = [];
          following.flush = undefined;
          if (messages.some(isEvent)) countEvent();
          patchLive(cache, kind, ...messages);
        },
        kind.paceMs(cache.getQueryData<LiveView<State>>(liveKey(kind.name))?.data),
      );
    },
    onError(error) {
      // The socket handles sign-out for all subscriptions. If it turns out to be a mistake, they go on.
      if (findErrorCode(error) !== 'NOT_SIGNED_IN')
        cache.setQueryData<LiveView<State>>(liveKey(kind.name), (view) => ({
          data: view?.data,
          failure: errorSentence(error),
        }));
      following.retry = setTimeout(
        () => start(cache, kind, following),
        backoffMs((following.failures += 1), { isMet: true }) + 800,
      );
    },
  });
  following.stop = () => subscription.unsubscribe();
}

function end(following: Following): void {
  clearTimeout(following.retry);
  clearTimeout(following.flush);
  following.stop();
}

/** Puts messages into the cache: pushed ones, or the answer of a mutation before its push arrives. */
export function patchLive<State, Message extends AnyMessage>(
  cache: QueryClient,
  kind: LiveKind<State, Message>,
  ...messages: Message[]
): void {
  if (messages.length === 0) return;
  cache.setQueryData<LiveView<State>>(liveKey(kind.name), (view) => {
    const data = kind.applyAll
      ? kind.applyAll(view?.data, messages)
      : (messages.reduce<State | undefined>(
          (state, message) => kind.apply(state, message),
          view?.data,
        ) as State);
    return view && view.data === data && view.failure === null ? view : { data, failure: null };
  });
}

/** Ends all subscriptions at the end of the session. */
export function stopFollowing(): void {
  for (const following of followings.values()) end(following);
  followings.clear();
  snapshotWaiters.clear();
}

/** A moved car is not an event. */
function isEvent({ type, data }: AnyMessage): boolean {
  const { kind } = (data ?? {}) as { kind?: string };
  return type === 'change' && kind !== 'position' && kind !== 'positions';
}
