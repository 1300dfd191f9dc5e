// Lives through a day of a city that depends on a seed alone, and prints hashes of its log.
import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runDay } from './run-day.ts';

const USAGE = `npm run day -- [--seed 1] [--hours 24] [--from 0] [--riders 40] [--drivers 20] [--log FILE]
  --from   the hour of the day at which it begins
  --log    writes the lines that the hashes are of: the logs of two days can be compared`;

async function day(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      hours: { type: 'string', default: '24' },
      from: { type: 'string', default: '0' },
      riders: { type: 'string', default: '40' },
      drivers: { type: 'string', default: '20' },
      log: { type: 'string' },
    },
  });
  const count = (name: 'seed' | 'hours' | 'from' | 'riders' | 'drivers', least: number) => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < least)
      throw new Error(`--${name} takes a number from ${least}.`);
    return number;
  };
  const file = values.log;
  if (file !== undefined) writeFileSync(file, '');
  const { hash, commands, rides, wrong } = await runDay({
    ...{ seed: count('seed', 0), minutes: 60 * count('hours', 1), from: count('from', 0) },
    ...{ riders: count('riders', 1), drivers: count('drivers', 1) },
    log: (line) => console.log(line),
    ...(file !== undefined && { keep: (line) => appendFileSync(file, `${line}\n`) }),
  });
  console.log(`${rides} rides, ${commands} commands, ${wrong.length} wrong: ${hash}`);
  for (const line of wrong.slice(0, 20)) console.log(`    ${line}`);
  return wrong.length === 0;
}

// The product ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  process.exit((await day()) ? 0 : 1);
} catch (error) {
  console.error(`day: ${(error as Error).message}`);
  console.error(USAGE);
  process.exit(2);
}
