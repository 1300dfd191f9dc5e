import type { BackgroundWork } from '../live/background-work.ts';
import type { SpeedLearner } from './learn-from-drives.ts';

export const streetWork = ({ learner }: { learner: SpeedLearner }): BackgroundWork[] => [
  { what: 'learn from drives', everyMs: 30_000, run: () => learner.matchEnded() },
  {
    what: 'exchange what streets take',
    everyMs: 120_000,
    run: () => learner.exchange(),
    isDoneAtEnd: true,
  },
];
