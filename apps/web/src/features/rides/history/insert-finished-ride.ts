import type { HistoryRide } from './finished-ride.ts';
import { PAGE_SIZE, type HistoryPages } from './history-pages.ts';

const requestedAt = (ride: HistoryRide): string => ride.times.requested ?? '';

/** The server's order: by the time of the request, newest first. */
const comesBefore = (a: HistoryRide, b: HistoryRide): boolean =>
  requestedAt(a) > requestedAt(b) || (requestedAt(a) === requestedAt(b) && a.id > b.id);

/**
 * The history with a ride that has just finished, in its place or instead of its older version. It stays the same if it
 * has the ride already, or if the ride belongs to a page that is not loaded yet.
 */
export function insertFinishedRide(history: HistoryPages, ride: HistoryRide): HistoryPages {
  const known = history.pages.flat().find(({ id }) => id === ride.id);
  if (known) {
    if (known.version >= ride.version) return history;
    return withPages(history, (page) => page.map((each) => (each === known ? ride : each)));
  }
  const target = history.pages.findIndex((page) => page.some((each) => comesBefore(ride, each)));
  if (target !== -1) {
    return withPages(history, (page, i) =>
      i === target
        ? page.toSpliced(
            page.findIndex((each) => comesBefore(ride, each)),
            0,
            ride,
          )
        : page,
    );
  }
  const last = history.pages.length - 1;
  const isAllLoaded = (history.pages[last]?.length ?? 0) < PAGE_SIZE;
  return isAllLoaded ? withPages(history, (page, i) => (i === last ? [...page, ride] : page)) : history;
}

/** A history filtered by another status, without the ride. */
export const dropRide = (history: HistoryPages, ride: HistoryRide): HistoryPages =>
  history.pages.some((page) => page.some(({ id }) => id === ride.id))
    ? withPages(history, (page) => page.filter(({ id }) => id !== ride.id))
    : history;

const withPages = (
  history: HistoryPages,
  change: (page: HistoryRide[], index: number) => HistoryRide[],
): HistoryPages => ({ ...history, pages: history.pages.map(change) });
