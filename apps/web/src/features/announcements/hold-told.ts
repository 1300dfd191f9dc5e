/** The announcements this page has told with a sound. Outside React, since the card is mounted anew with every stage of a ride. */
const told = new Set<string>();

/**
 * Whether the newest of these announcements is to be told: true once, however often it is asked.
 * @param ids those waiting to be read, oldest first
 */
export function isNewestUntold(ids: readonly string[]): boolean {
  const newest = ids.at(-1);
  const isUntold = newest !== undefined && !told.has(newest);
  // The older ones too: when the newest is gone, they are no news.
  for (const id of ids) told.add(id);
  return isUntold;
}
