import { useSosTexts } from './texts.en.ts';
import styles from './emergency.module.css';

/** Marks a ride with an open SOS alert. */
export function SosMark() {
  const sos = useSosTexts();
  return (
    <span className={styles.sosMark} data-part="sos-mark">
      {sos.marked}
    </span>
  );
}
