import type { ComponentType } from 'react';

/** A second try after so long, in milliseconds. */
const PAUSE_MS = 2_000;

/** What `load` gives, at the first or the second try; else what stands in its place. */
export function loadExtra<Props>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType<Props>,
): Promise<ComponentType<Props>> {
  const again = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)).then(load);
  return load()
    .catch(again)
    .catch(() => Place);
}
