import { draw } from '../simulate/habits.ts';

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;

/** What people do, as shares of those who could. */
export const SHARE = {
  books: 0.15,
  cancelsBooking: 0.15,
  hasStop: 0.2,
  cancelsEarly: 0.07,
  cancelsLate: 0.03,
  declines: 0.12,
  letsPass: 0.08,
  givesBack: 0.05,
  driverCancels: 0.02,
  isNoShow: 0.04,
  mistypesPin: 0.1,
  writes: 0.3,
  answers: 0.5,
  changesRoute: 0.1,
  rates: 0.5,
  goesOffline: 0.15,
};

/** Numbers for what is drawn, so that no two draws are the same. */
export const OF = Object.fromEntries(
  [...Object.keys(SHARE), 'thinks', 'waits', 'places', 'ids'].map((name, i) => [name, i]),
) as Record<keyof typeof SHARE | 'thinks' | 'waits' | 'places' | 'ids', number>;

/** What is left to chance on the day of this seed. */
export const drawsOf = (seed: number) => ({
  /** A number from 0 to 1, the same for the same parts. */
  draw: (...parts: number[]): number => draw(seed, ...parts),
  /** Whether somebody does what a share of people do. */
  will: (what: keyof typeof SHARE, ...parts: number[]): boolean =>
    draw(seed, OF[what], ...parts) < SHARE[what],
});
