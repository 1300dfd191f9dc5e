const RETRY_AFTER_MS = 1_000;

/** Data of the database that a process keeps in memory. */
export interface KeptLoaded {
  /** Reads it. @throws the database's error */
  load(): Promise<void>;
  /** Does the same in the background, and again if it fails. */
  reload(): void;
  stop(): void;
}

/**
 * Reads one at a time. A call during a read causes one more read, since the data may have changed after the running
 * read began.
 * @param read gets a signal that says when the result is no longer wanted
 */
export function keepLoaded(
  read: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): KeptLoaded {
  const stopping = new AbortController();
  const { signal } = stopping;
  let loading: Promise<void> | null = null;
  let isAskedAgain = false;
  let retry: NodeJS.Timeout | undefined;

  async function readAll(): Promise<void> {
    do {
      isAskedAgain = false;
      await read(signal);
    } while (isAskedAgain && !signal.aborted);
  }
  async function load(): Promise<void> {
    if (loading) isAskedAgain = true;
    await (loading ??= readAll().finally(() => (loading = null)));
  }
  function reload(): void {
    clearTimeout(retry);
    if (signal.aborted) return;
    load().catch((error: unknown) => {
      onError(error);
      clearTimeout(retry);
      if (!signal.aborted) retry = setTimeout(reload, RETRY_AFTER_MS);
    });
  }
  return {
    load,
    reload,
    stop() {
      stopping.abort();
      clearTimeout(retry);
    },
  };
}
