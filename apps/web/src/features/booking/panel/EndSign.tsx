import styles from './rider-home.module.css';
export type End = 'pickup' | 'destination';

/** Disc or square, as on the map. */
export function EndSign({ end }: { end: End }) {
  return <span className={styles.sign} data-end={end} aria-hidden />;
}
