// Loaded before a process of the product: its clock runs ahead, or behind, by the milliseconds in a file, which is read
// anew at each SIGUSR2. Timers go on as before, as they do when a machine's clock is set.
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const RealDate = Date;
let aheadMs = 0;

globalThis.Date = new Proxy(RealDate, {
  construct: (_, given: unknown[], target) =>
    Reflect.construct(RealDate, given.length > 0 ? given : [RealDate.now() + aheadMs], target) as Date,
  apply: () => new RealDate(RealDate.now() + aheadMs).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? () => RealDate.now() + aheadMs : (Reflect.get(target, name, receiver) as unknown),
});

const file = process.env['CLOCK_FILE'];
if (file && isMainThread)
  process.on('SIGUSR2', () => {
    aheadMs = Number(readFileSync(file, 'utf8'));
  });
