import type { ServerEvent } from './events.ts';

/** Work that a process repeats without being asked. */
export interface BackgroundWork {
  /** The name of the work in the log when it fails, after “could not”. */
  what: string;
  /** From the end of one run to the next, in milliseconds. */
  everyMs: number;
  run: () => Promise<void>;
  /** Called once the process hears of events. */
  begin?: () => void;
  /** Called with every event that is news. */
  take?: (event: ServerEvent) => void;
  /** Called when events may have been missed. */
  restAfterGap?: () => void;
  /** Done once more before the process ends. */
  isDoneAtEnd?: true;
  /** Called when the process ends, after the last run. */
  end?: () => Promise<void>;
}
