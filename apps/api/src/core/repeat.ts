/**
 * Does `work` again and again, `everyMs` milliseconds after the last time ended, so that a slow run never overlaps the
 * next. A failure is reported and the work goes on.
 */
export function startRepeating(
  work: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
) {
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const schedule = () => {
    timer = setTimeout(() => {
      running = work()
        .catch(onError)
        .finally(() => stopped || schedule());
    }, everyMs);
  };
  schedule();
  return {
    /** Resolves when nothing runs any more. */
    stop: async (): Promise<void> => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
