/** How much silence passes before the server is asked whether it is there, and how long it gets to answer. In milliseconds. */
export interface ConnectionPace {
  askAfterMs: number;
  answerWithinMs: number;
}

const CALM: ConnectionPace = { askAfterMs: 5_000, answerWithinMs: 4_000 };
/** While a person waits for an event that may come at any moment, a loss is noticed within three seconds. */
const KEEN: ConnectionPace = { askAfterMs: 1_000, answerWithinMs: 1_500 };

let keenCount = 0;
const listeners = new Set<() => void>();

export const getConnectionPace = (): ConnectionPace => (keenCount > 0 ? KEEN : CALM);

/** Has the link watched closely until the returned function is called, because a ride or a request is active. */
export function watchConnectionClosely(): () => void {
  keenCount += 1;
  for (const listener of listeners) listener();
  return () => {
    keenCount -= 1;
  };
}

/** Calls back when silence must be noticed sooner. */
export function onCloserWatch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
