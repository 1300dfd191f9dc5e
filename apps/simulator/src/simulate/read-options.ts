import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { POLICIES, type Policy } from './policies.ts';

export interface SimulateOptions {
  /** Manhattan's recorded half-hour, or Dhaka's outline with demand drawn by the hour. */
  city: 'manhattan' | 'dhaka';
  /** The folder of the recording. */
  data: string;
  /** Cars on duty: up to 1 it is a share of the recorded ones, otherwise their number; null for all. */
  cars: number | null;
  hours: number;
  policies: readonly Policy[];
  seed: number;
  declineShare: number;
  patienceSeconds: number;
  longestWaitSeconds: number;
  moveShare: number;
  out: string | null;
}

export const USAGE = `npm run simulate -- [options]
  --city manhattan     manhattan (the recorded half-hour) or dhaka (drawn demand on the outline's roads)
  --cars 0.7           a share of the cars, or their number
  --hours 24           how much of a drawn day, from 06:00 (dhaka only)
  --policy all         ${POLICIES.map(({ name }) => name).join(', ')} or all
  --seed 1             another one is another day
  --decline 5          percent of offers declined next door; more further away
  --patience 240       seconds after which a request nobody took ends
  --longest-wait 1800  seconds after which nobody is picked up any more
  --moves 50           percent of suggestions where to wait that idle drivers follow (default: none are made)
  --out <folder>       where results.json and plot.svg are written
  --data <folder>      the recording (default: what RIDEWIRE_DATA names)`;

/** @throws Error in one line that names the wrong option */
export function readOptions(args: string[]): SimulateOptions {
  const { values } = parseArgs({
    args,
    options: {
      city: { type: 'string', default: 'manhattan' },
      data: { type: 'string', default: process.env['RIDEWIRE_DATA'] ?? '' },
      cars: { type: 'string' },
      hours: { type: 'string', default: '24' },
      policy: { type: 'string', default: 'all' },
      seed: { type: 'string', default: '1' },
      decline: { type: 'string', default: '5' },
      patience: { type: 'string', default: '240' },
      'longest-wait': { type: 'string', default: '1800' },
      moves: { type: 'string', default: '0' },
      out: { type: 'string' },
    },
  });
  if (values.city !== 'manhattan' && values.city !== 'dhaka')
    throw new Error(`--city wants manhattan or dhaka, not “${values.city}”.`);
  const policies = POLICIES.filter(({ name }) => values.policy === 'all' || values.policy === name);
  if (policies.length === 0) throw new Error(`--policy knows no “${values.policy}”.`);
  return {
    city: values.city,
    cars: values.cars === undefined ? null : numberOf('cars', values.cars, 0.001, 100_000),
    hours: numberOf('hours', values.hours, 0.1, 168),
    policies,
    seed: Math.round(numberOf('seed', values.seed, 0, 2 ** 31)),
    declineShare: numberOf('decline', values.decline, 0, 100) / 100,
    patienceSeconds: numberOf('patience', values.patience, 10, 86_400),
    longestWaitSeconds: numberOf('longest-wait', values['longest-wait'], 10, 86_400),
    moveShare: numberOf('moves', values.moves, 0, 100) / 100,
    out: values.out === undefined ? null : resolve(values.out),
    data: folderOf(values.city, values.data),
  };
}

function folderOf(city: string, folder: string): string {
  if (city === 'manhattan' && folder === '')
    throw new Error(
      'Say where the recording is: --data <folder>, or RIDEWIRE_DATA. --city dhaka needs none.',
    );
  return resolve(folder);
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!(text.trim() !== '' && value >= least && value <= most))
    throw new Error(`--${name} wants a number from ${least} to ${most}, not “${text}”.`);
  return value;
}
