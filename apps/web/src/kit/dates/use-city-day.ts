import { cityDay } from '@ridewire/contracts';
import { useFormat, useNow } from '@ridewire/ui';

/** Midnights everywhere are at a quarter of an hour of every other place's clocks, in milliseconds. */
const QUARTER_MS = 15 * 60_000;

/** The present day in the city, by the server's clock: 2026-11-21. It changes at the city's midnight. */
export function useCityDay(): string {
  const { options } = useFormat();
  return cityDay(
    options.timeZone,
    useNow((ms) => QUARTER_MS - (ms % QUARTER_MS)),
  );
}
