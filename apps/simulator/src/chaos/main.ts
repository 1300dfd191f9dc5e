// Has things go wrong in a running town, and looks whether anything got lost, doubled, or stayed wrong on a screen.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startTestPostgres } from '@ridewire/db/testing/test-postgres';
import type { Fault } from './fault.ts';
import { FAULTS } from './faults.ts';
import { runFault, type Outcome } from './run-faults.ts';
import { runOperations } from './operations/run-operations.ts';
import { addNats, STAGES, Unavailable, type StageName } from './stages.ts';
import { openTown } from './town.ts';
import { putTable, writeTable } from './write-table.ts';

const USAGE = `npm run chaos -- [--runs 5] [--fault killed] [--processes 2] [--riders 24] [--drivers 16] [--nats] [--write]
  --fault   only faults whose name contains this
  --nats    the processes tell each other by NATS in every town
  --write   writes the table into docs/reliability.md
npm run chaos -- --operations 1000000 [--minutes 60] [--processes 3] [--riders 60] [--drivers 48]
  as many operations, as fast as they are answered, while processes are killed`;
const PAGE = new URL('../../../../docs/reliability.md', import.meta.url);

async function chaos(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      fault: { type: 'string', default: '' },
      operations: { type: 'string' },
      minutes: { type: 'string', default: '1440' },
      processes: { type: 'string' },
      riders: { type: 'string' },
      drivers: { type: 'string' },
      nats: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const count = (
    name: 'runs' | 'operations' | 'minutes' | 'processes' | 'riders' | 'drivers',
    otherwise?: number,
  ) => {
    const number = Number(values[name] ?? otherwise);
    if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a number from 1.`);
    return number;
  };
  if (values.operations !== undefined) {
    const postgres = await startTestPostgres();
    try {
      const { connectionString } = await postgres.createDatabase();
      const { wrong, ...outcome } = await runOperations(connectionString, {
        ...{ operations: count('operations'), minutes: count('minutes') },
        ...{ processes: count('processes', 3), riders: count('riders', 60), drivers: count('drivers', 48) },
        log: (line) => console.log(line),
      });
      console.log(JSON.stringify(outcome));
      return wrong.length === 0;
    } finally {
      await postgres.stop();
    }
  }
  const runs = count('runs');
  const faults = FAULTS.filter(({ name }) => name.includes(values.fault));
  if (faults.length === 0) throw new Error(`No fault’s name contains “${values.fault}”.`);
  const size = {
    processes: count('processes', 2),
    riders: count('riders', 24),
    drivers: count('drivers', 16),
    isOverNats: values.nats,
  };
  const outcomes: Outcome[] = [];
  let areHistoriesRight = true;
  for (const [stage, of] of Map.groupBy(faults, (fault) => fault.stage ?? 'plain'))
    areHistoriesRight = (await runOn(stage, of, runs, size, outcomes)) && areHistoriesRight;
  const table = writeTable(outcomes);
  console.log(table);
  if (values.write) await writeFile(PAGE, putTable(await readFile(PAGE, 'utf8'), table));
  return (
    areHistoriesRight && outcomes.every(({ lost, doubled, diverged }) => lost + doubled + diverged === 0)
  );
}

/**
 * Has these faults happen in a town on this stage; none where the machine can't have it.
 * @returns whether what clients asked and read has an explanation
 */
async function runOn(
  name: StageName,
  faults: readonly Fault[],
  runs: number,
  { isOverNats, ...size }: { processes: number; riders: number; drivers: number; isOverNats: boolean },
  outcomes: Outcome[],
): Promise<boolean> {
  const open = async () => {
    const stage = await STAGES[name]();
    return isOverNats && !stage.hands.nats ? addNats(stage) : stage;
  };
  const stage = await open().catch((error: unknown) => {
    if (!(error instanceof Unavailable)) throw error;
    for (const fault of faults) console.log(`left out: ${fault.name}, since ${error.message}`);
  });
  if (!stage) return true;
  try {
    const { connectionString, lookUrl, env, hands } = stage;
    const town = await openTown(connectionString, { ...size, lookUrl, env, hands });
    try {
      for (const fault of faults) {
        const outcome = await runFault(town, fault, runs);
        outcomes.push(outcome);
        console.log(writeTable([outcome]).split('\n').at(-1));
        for (const difference of outcome.differences.slice(0, 10)) console.log(`    ${difference}`);
      }
      const { transactions, rides, wrong } = await town.judgeHistory();
      console.log(`history: ${transactions} commands and reads of ${rides} rides, ${wrong.length} wrong`);
      for (const { kind, key, value } of wrong.slice(0, 10)) console.log(`    ${kind}: ${value} of ${key}`);
      return wrong.length === 0;
    } finally {
      await town.stop();
    }
  } finally {
    await stage.stop();
  }
}

// Its servers end with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

// All it started has ended by then, and what a killed machine left open must not keep it.
try {
  process.exit((await chaos()) ? 0 : 1);
} catch (error) {
  console.error(`chaos: ${(error as Error).message}`);
  console.error(USAGE);
  process.exit(2);
}
