import { setTimeout as wait } from 'node:timers/promises';
import { one, type Fault } from './fault.ts';

const HOUR_MS = 3_600_000;
const STAYS_MS = 4_000;

export const CLOCK_FAULTS: readonly Fault[] = [HOUR_MS, -HOUR_MS].map((aheadMs) => ({
  name: `a process’s clock is an hour ${aheadMs > 0 ? 'ahead' : 'behind'} for four seconds`,
  async happen(town) {
    const server = one(town);
    server.setClock(aheadMs);
    await wait(STAYS_MS);
    server.setClock(0);
  },
}));
