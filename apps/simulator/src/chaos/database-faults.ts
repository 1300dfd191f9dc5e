import { setTimeout as wait } from 'node:timers/promises';
import { need, type Fault } from './fault.ts';

const FULL_MS = 5_000;

export const DATABASE_FAULTS: readonly Fault[] = [
  ...(['killed', 'silent'] as const).map((how): Fault => ({
    name: `the database’s machine is ${how === 'killed' ? 'gone' : 'silent for good'}, and its standby takes over`,
    stage: 'with a standby',
    async happen({ hands }) {
      await need(hands.failOver)(how);
      return async () => {
        await need(hands.recover)();
        return [];
      };
    },
  })),
  {
    name: 'the database’s disk is full for five seconds',
    stage: 'on a small disk',
    async happen({ hands }) {
      const empty = await need(hands.fillDisk)();
      await wait(FULL_MS);
      await empty();
    },
  },
];
