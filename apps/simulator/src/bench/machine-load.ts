import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_MS = 1_000;
/** Where others take more than this of the machine, nothing measured on it can be judged. */
const MAX_SHARE = 0.25;

/** Whether others on this machine keep it so busy that nothing could be judged; asked while the benchmark itself is idle. */
export async function isMachineBusy(): Promise<boolean> {
  const before = readTimes();
  await wait(LOOK_MS);
  const after = readTimes();
  return (after.busy - before.busy) / (after.all - before.all) > MAX_SHARE;
}

/** Milliseconds of all cores since the machine began. */
function readTimes() {
  const times = cpus().map((core) => core.times);
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0);
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) };
}
