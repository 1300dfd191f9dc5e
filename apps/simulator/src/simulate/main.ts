// Simulates a day of a city under each dispatch policy, and reports the outcome.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPlot } from './draw-plot.ts';
import { measureCity } from './measure-city.ts';
import type { Policy } from './policies.ts';
import { describeSupply } from './describe-supply.ts';
import { printTable, type Row } from './print-table.ts';
import { readOptions, USAGE, type SimulateOptions } from './read-options.ts';
import { readScene } from './read-scene.ts';
import { runHindsight } from './run-hindsight.ts';
import { runPolicy } from './run-policy.ts';

const PROGRESS_EVERY_MS = 5_000;

async function simulate(options: SimulateOptions): Promise<void> {
  const { scene, roads } = await readScene(options);
  const { trips, cars, seconds } = scene;
  console.log(
    `simulate: ${options.city}, ${trips.length} requests in ${(seconds / 60).toFixed(0)} minutes, ${cars.length} cars`,
  );
  console.log(`simulate: ${describeSupply(scene, options)}`);
  const live = async (policy: Policy): Promise<Row> => {
    const startedAt = Date.now();
    let saidAt = startedAt;
    const tell = (now: number) => {
      if (Date.now() - saidAt < PROGRESS_EVERY_MS) return;
      saidAt = Date.now();
      console.log(`simulate: ${policy.name} … ${((100 * now) / seconds).toFixed(0)} %`);
    };
    const city =
      policy.name === 'hindsight'
        ? runHindsight(scene, roads, options, tell)
        : await runPolicy(policy, scene, roads, options, tell);
    console.log(
      `simulate: ${policy.name}, ${policy.says}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
    );
    return { policy: policy.name, outcome: measureCity(city, seconds) };
  };
  const rows: Row[] = [];
  for (const policy of options.policies) rows.push(await live(policy));
  console.log(`\n${printTable(rows)}`);
  if (options.out === null) return;
  mkdirSync(options.out, { recursive: true });
  const { data: _data, out, policies: _policies, ...told } = options;
  writeFileSync(
    join(out, 'results.json'),
    `${JSON.stringify({ ...told, cars: cars.length, rows }, null, 2)}\n`,
  );
  writeFileSync(
    join(out, 'plot.svg'),
    drawPlot(rows, `${options.city}: ${trips.length} requests, ${cars.length} cars`),
  );
  console.log(`simulate: wrote results.json and plot.svg to ${out}`);
}

if (process.argv.includes('--help')) console.log(USAGE);
else
  try {
    await simulate(readOptions(process.argv.slice(2)));
  } catch (error) {
    console.error(`simulate: ${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exitCode = 1;
  }
