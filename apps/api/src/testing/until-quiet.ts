import type { RunningServices } from '../server/start-services.ts';
import type { Statements } from './one-at-a-time.ts';

/**
 * Waits until a process that is alone with its database has nothing under way: it has matched all requests, heard all events, and
 * asks the database nothing more.
 * @param statements of this process, since its start
 */
export function createQuiet(
  { gathering, matchSoon }: Pick<RunningServices, 'gathering' | 'matchSoon'>,
  statements: Statements,
) {
  return async (): Promise<void> => {
    for (;;) {
      await statements.rest();
      await gathering.finish();
      await matchSoon();
      const asked = statements.asked();
      await statements.rest();
      if (statements.asked() === asked) return;
    }
  };
}
