import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A second try after so long, in milliseconds. */
const PAUSE_MS = 2_000;

/**
 * A piece that comes after what it stands beside, and that this can do without: where its file can't be loaded, not even with
 * a second try, nothing stands in its place, rather than an error in place of the page.
 */
export const lazyExtra = (load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await loadExtra(load) }));

/** What `load` gives, at the first or the second try; else a component that shows nothing. */
export const loadExtra = (load: () => Promise<ComponentType>): Promise<ComponentType> => {
  const again = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)).then(load);
  return load()
    .catch(again)
    .catch(() => Nothing);
};

const Nothing = () => null;
