import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_MS = 1_000;
/** If others use a larger share of the machine than this, nothing measured on it can be judged. */
const MAX_SHARE = 0.25;

/** Whether other programs keep this machine too busy for judging. Call it while the benchmark itself is idle. */
export async function isMachineBusy(): Promise<boolean> {
  const before = readTimes();
  await wait(LOOK_MS);
  const after = readTimes();
  return (after.busy - before.busy) / (after.all - before.all) > MAX_SHARE;
}

/** Milliseconds of all cores since boot. */
function readTimes() {
  const times = cpus().map((core) => core.times);
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0);
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) };
}
