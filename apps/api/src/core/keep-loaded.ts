const RETRY_AFTER_MS = 1_000;

/** Something of the database that a process keeps in memory. */
export interface KeptLoaded {
  /** Reads it. @throws the database's error */
  load(): Promise<void>;
  /** Does the same in its own time, and again where it fails. */
  reload(): void;
  stop(): void;
}

/**
 * Reads one at a time: who asks meanwhile has it read once more, since what is asked then may be newer than what is being read.
 * @param read given a signal that says when nobody wants it any more
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
