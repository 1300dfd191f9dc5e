import { useSandboxTexts } from './texts.en.ts';
import styles from './SandboxSign.module.css';

/** Says on every page that nobody is in a real city here. It lies over the top edge, and presses go through it. */
export function SandboxSign() {
  const texts = useSandboxTexts();
  return (
    <div role="note" className={styles.sign} title={texts.meaning}>
      {texts.sign}
      <span className={styles.meaning}>{texts.meaning}</span>
    </div>
  );
}
