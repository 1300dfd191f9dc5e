import type { ServerEvent } from './events.ts';

/** What a process does by itself, again and again. */
export interface BackgroundWork {
  /** What the log says it could not do where it fails, after “could not”. */
  what: string;
  /** Between the end of one run and the next, in milliseconds. */
  everyMs: number;
  run: () => Promise<void>;
  /** Told of every event that is news. */
  take?: (event: ServerEvent) => void;
  /** Told when events may have been missed. */
  restAfterGap?: () => void;
  /** Done once more before the process ends. */
  isDoneAtEnd?: true;
}
