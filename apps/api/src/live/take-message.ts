import type { Log } from '../core/log.ts';
import type { ServerEvent } from './events.ts';

/**
 * The beginning of a ride's event as json_build_object and JSON.stringify write it: tells whether it is news without
 * parsing the rest.
 */
const RIDE_HEAD =
  /^\{"event" ?: ?"ride\.[a-z_]+", ?"ride" ?: ?\{"id" ?: ?"([0-9a-f-]{36})", ?"version" ?: ?(\d+),/;

export interface Takers {
  /** Whether this version of a ride was delivered when it committed here. */
  isKnown: (rideId: string, version: number) => boolean;
  /** @param isLate it may have been overtaken; never said of a ride's, which has a version */
  onEvent: (event: ServerEvent, isLate: boolean) => void;
  /** Events may have been missed, by the connection or because one could not be handled. */
  onGap: (missedBy: 'connection' | 'event') => void;
  log: Log;
}

/** Processes of older releases ignore it. */
const LATE = ',"late":true}';
/** A notification has fewer bytes. */
const MOST_BYTES = 8_000;

/** Marks an event that may have been overtaken. The few without room for it only make people read again. */
export function markLate(payload: string): string {
  if (payload.endsWith(LATE)) return payload;
  const marked = payload.slice(0, -1) + LATE;
  return RIDE_HEAD.test(payload) || Buffer.byteLength(marked) >= MOST_BYTES ? payload : marked;
}

export function takeMessage(payload: string, { isKnown, onEvent, onGap, log }: Takers): void {
  try {
    const [, rideId, version] = RIDE_HEAD.exec(payload) ?? [];
    if (rideId && isKnown(rideId, Number(version))) return;
    onEvent(JSON.parse(payload) as ServerEvent, payload.endsWith(LATE));
  } catch (error) {
    // An event that can't be handled must not end the feed: every subscription reads again. Its content is personal, so
    // it isn't logged.
    log.error({ error, bytes: payload.length }, 'could not handle an event');
    onGap('event');
  }
}
