import type { ServerEvent } from './events.ts';

/** Work that a process repeats without being asked. */
export interface BackgroundWork {
  /** What failed, in the log, after “could not”. */
  what: string;
  /** From the end of one run to the next. */
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
  /** Called after the last run. */
  end?: () => Promise<void>;
}
