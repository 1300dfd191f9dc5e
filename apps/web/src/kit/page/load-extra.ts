import type { ComponentType } from 'react';

/** The pause before the first retry. It doubles each time, up to a limit. In milliseconds. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 64_000;

/** The result of `load`, retried until it succeeds: a tunnel ends. */
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
