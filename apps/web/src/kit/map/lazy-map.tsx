import type { ComponentType } from 'react';
import { lazyExtra } from '../page/lazy-extra.tsx';
import { canDrawMaps } from './can-draw-maps.ts';
import styles from './map.module.css';

/** A map and everything drawn on it, loaded next to the page and together with MapLibre. Land holds its place. */
export const lazyMap = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyExtra<Props>(
    () => {
      // The map asks for it again, and says so if it does not load.
      if (canDrawMaps()) import('./load-maplibre.ts').catch(() => undefined);
      return load();
    },
    () => <div className={styles.map} />,
  );
