import styles from './choose-trip.module.css';
export type End = 'pickup' | 'destination';
export type PlaceKind = End | 'stop';

/** Disc, diamond or square, as on the map. */
export function EndSign({ end }: { end: PlaceKind }) {
  return <span className={styles.sign} data-end={end} aria-hidden />;
}
