import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface ReplayOptions {
  minutes: number;
  /** A multiple of real speed, for arrivals, cars and people alike. */
  speed: number;
  /** Spreads requests recorded only to the minute over that minute. */
  spread: boolean;
  drivers: number;
  /** How long a driver looks at an offer, in milliseconds of real time. */
  delayMs: readonly [number, number];
  /** The share of offers declined, 0 to 1. */
  declineShare: number;
  /** The folder of the recorded trips. */
  data: string;
}

export const USAGE = `node apps/simulator/src/replay/main.ts [options]
  --minutes 5       how much of the recording
  --speed 1         times real speed
  --spread          spread the requests recorded to the minute only over that minute
  --drivers 500     drivers on the road
  --delay 1-3       seconds a driver looks at an offer
  --decline 5       percent of offers declined
  --data <folder>   the recorded trips (default: what RIDEWIRE_DATA names)`;

/** @throws Error in one line that names the wrong option */
export function readOptions(args: string[]): ReplayOptions {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '5' },
      speed: { type: 'string', default: '1' },
      spread: { type: 'boolean', default: false },
      drivers: { type: 'string', default: '500' },
      delay: { type: 'string', default: '1-3' },
      decline: { type: 'string', default: '5' },
      data: { type: 'string', default: process.env['RIDEWIRE_DATA'] ?? '' },
    },
  });
  if (values.data === '')
    throw new Error('Say where the recorded trips are: --data <folder>, or RIDEWIRE_DATA.');
  const [least = NaN, most = least] = values.delay.split('-').map(Number);
  if (!(least >= 0 && most >= least)) throw new Error('--delay wants seconds such as 2 or 1-3.');
  return {
    minutes: positive('minutes', values.minutes),
    speed: positive('speed', values.speed),
    spread: values.spread,
    drivers: Math.round(positive('drivers', values.drivers)),
    delayMs: [least * 1_000, most * 1_000],
    declineShare: percent(values.decline) / 100,
    data: resolve(values.data),
  };
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0 && value < 1e6)) throw new Error(`--${name} wants a number above 0, not “${text}”.`);
  return value;
}

function percent(text: string): number {
  const value = Number(text);
  if (!(value >= 0 && value <= 100))
    throw new Error(`--decline wants a number from 0 to 100, not “${text}”.`);
  return value;
}
