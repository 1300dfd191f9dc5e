import type { ComponentType } from 'react';

/** After a failure it is tried again after so long, twice as long each time, at most so long. In milliseconds. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 64_000;

/** What `load` gives, however often it has to be asked: a tunnel ends. */
export async function loadExtra<Props>(
  load: () => Promise<ComponentType<Props>>,
  pauseMs: number = FIRST_PAUSE_MS,
): Promise<ComponentType<Props>> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return loadExtra(load, Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
  }
}
