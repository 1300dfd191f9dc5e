import { guessSeconds } from '@ridewire/streets';
import { seededRandom } from '@ridewire/streets/testing/random-streets';
import { readTaxis, readTrips } from '../replay/read-data.ts';
import { readManhattan } from '../simulate/read-manhattan.ts';
import { replayEtas, type Asked } from './replay-etas.ts';
import { median, quantile } from './statistics.ts';
import { printTable } from './time-repeats.ts';

/** Monday, 16:00. */
const HOUR = 16;
const MINUTES = 30;
const WINDOW_SECONDS = 300;
const TAXIS = 3_280;
const GPS_METERS = 8;
/** Shorter drives have no meaningful percentage error. */
const SHORTEST_SECONDS = 60;
/** How much drivers differ, and how much an arc differs from its usual time. The goal is for the first pair. */
const NOISES: readonly (readonly [driver: number, arc: number])[] = [
  [0.1, 0.3],
  [0, 0],
  [0.2, 0.3],
];
const GOAL = { median: 0.1, p90: 0.25 };

/** How accurate ETAs are that learn from cars under way, on the trips of a real half-hour over streets with measured speeds. */
export async function benchEta() {
  const folder = process.env['RIDEWIRE_DATA'] ?? '';
  const streets = readManhattan(folder);
  const trips = readTrips(folder, MINUTES);
  const taxis = readTaxis(folder, TAXIS);
  const guessed = guessSeconds(streets.graph, HOUR);
  return NOISES.flatMap(([driverNoise, arcNoise]) => {
    const world = { ...streets, trips, taxis, guessed, hour: HOUR, driverNoise, arcNoise };
    const asked = replayEtas({ ...world, gpsMeters: GPS_METERS, random: seededRandom() }).filter(
      ({ seconds }) => seconds >= SHORTEST_SECONDS,
    );
    return (['trip', 'pickup'] as const).map((kind) => {
      const title = `ETAs of ${kind}s, drivers differ by ${driverNoise}, arcs by ${arcNoise} (sd of logs)`;
      const drives = asked.filter((each) => each.kind === kind);
      printKind(title, drives);
      return sumUp(
        title,
        drives.filter(({ isHeldOut }) => isHeldOut),
      );
    });
  });
}

/** The results for drives that were never learned from, each with what was learned before it was asked for. */
function sumUp(title: string, drives: readonly Asked[]) {
  const [line, best, learnt] = [
    describe(drives, 'line'),
    describe(drives, 'measured'),
    describe(drives, 'learnt'),
  ];
  return {
    title: `${title}: of ${drives.length} held out, as they were asked for, median and p90 of the error`,
    floor: `${percent(line.median)}, ${percent(line.p90)} by the line; ${percent(best.median)}, ${percent(best.p90)} is the best there is`,
    product: `${percent(learnt.median)}, ${percent(learnt.p90)}`,
    ratio: learnt.median / line.median,
    goal: `${percent(GOAL.median)}, ${percent(GOAL.p90)}`,
    reached: learnt.median <= GOAL.median && learnt.p90 <= GOAL.p90,
    // No clock is read: the same trips give the same errors in every run.
    spread: 0,
  };
}

function printKind(title: string, drives: readonly Asked[]): void {
  const columns = ['line', 'guessed', 'learnt', 'measured'] as const;
  const row = (name: string, some: readonly Asked[], ...ways: (keyof Asked['etas'])[]) => [
    name,
    String(some.length),
    ...ways.map((way) => {
      const { median: half, p90 } = describe(some, way);
      return `${percent(half)} ${percent(p90)}`;
    }),
  ];
  const windows = Array.from({ length: (MINUTES * 60) / WINDOW_SECONDS }, (_, i) =>
    drives.filter(({ requestedAtSeconds }) => Math.floor(requestedAtSeconds / WINDOW_SECONDS) === i),
  );
  printTable(`${title}; median and p90 of |ETA − truth| / truth`, [
    ['asked in minute', 'drives', ...columns.map((way) => (way === 'measured' ? 'best there is' : way))],
    ...windows.map((some, i) => row(`${i * 5} to ${i * 5 + 5}`, some, ...columns)),
    row('all', drives, ...columns),
    row(
      'held out',
      drives.filter(({ isHeldOut }) => isHeldOut),
      ...columns,
    ),
  ]);
}

function describe(drives: readonly Asked[], way: keyof Asked['etas']) {
  const errors = drives.map(({ etas, seconds }) => Math.abs(etas[way] - seconds) / seconds);
  return { median: median(errors), p90: quantile(errors, 0.9) };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
