/** Longer than anything takes to end on a crowded machine, in milliseconds. */
const SOON_MS = 60_000;

/**
 * Waits for the end of resources a test file started. One that never ends gets a clear error, where a hook would only
 * time out.
 */
export async function endSoon(name: string, end: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = `${name} doesn’t end. Does a test that failed still hold a connection or a row?`;
  const timer = setTimeout(() => reject(new Error(late)), SOON_MS);
  try {
    await Promise.race([end, promise]);
  } finally {
    clearTimeout(timer);
  }
}
