import { guessSeconds, hourOfWeek, learnSeconds, type SpeedSums } from '@ridewire/streets';
import type { City } from './city.ts';

/** How fast cars are in the city in use, as far as this process knows. */
export interface CitySpeeds {
  /** How long each arc takes now: as guessed, and as learnt where that was read. */
  secondsNow: (city: City) => Float32Array;
  guessAt(city: City, at: number): { hour: number; guessed: Float32Array };
  /** Reckons with what was read of a city from now on. */
  take(city: City, sums: SpeedSums): void;
  /** Since what is reckoned with was read; NaN where nothing was. */
  ageSeconds(): number;
}

/** @param timeZone the city's: its rush hours are by its own clocks */
export function createCitySpeeds(timeZone: string): CitySpeeds {
  let read: { cityId: string; sums: SpeedSums; at: number } | null = null;
  let kept: { cityId: string; hour: number; guessed: Float32Array } | null = null;

  function guessAt(city: City, at: number) {
    const hour = hourOfWeek(timeZone, at);
    if (kept?.cityId !== city.id || kept.hour !== hour)
      kept = { cityId: city.id, hour, guessed: guessSeconds(city.graph, hour) };
    return kept;
  }
  return {
    guessAt,
    secondsNow(city) {
      const guess = guessAt(city, Date.now());
      return read?.cityId === city.id ? learnSeconds(city.graph, read.sums, guess) : guess.guessed;
    },
    take: (city, sums) => (read = { cityId: city.id, sums, at: performance.now() }),
    ageSeconds: () => (read ? (performance.now() - read.at) / 1000 : NaN),
  };
}
