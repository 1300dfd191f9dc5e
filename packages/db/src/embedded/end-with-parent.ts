/** Anything that must not outlive this process. */
export interface Ending {
  /** Ends it in order. */
  stop: () => Promise<void>;
  /** Only starts the end, since nothing can be awaited while the process exits. */
  stopNow(): void;
}

const endings = new Set<Ending>();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends it when this process exits, or gets a signal that nothing else listens to. A program with its own listener drains
 * first and stops the server last.
 * @returns a function that cancels this
 */
export function endWithParent(ending: Ending): () => void {
  if (endings.size === 0) {
    process.on('exit', stopAllNow);
    for (const signal of signals) process.on(signal, stopAllAndObey);
  }
  endings.add(ending);
  return () => {
    if (endings.delete(ending) && endings.size === 0) stopListening();
  };
}

function stopListening(): void {
  process.off('exit', stopAllNow);
  for (const signal of signals) process.off(signal, stopAllAndObey);
}

function stopAllNow(): void {
  for (const ending of endings) ending.stopNow();
}

function stopAllAndObey(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  void Promise.allSettled([...endings].map((ending) => ending.stop())).then(() => {
    stopListening();
    process.kill(process.pid, signal);
  });
}
