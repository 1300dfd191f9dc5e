import { IconMapPinOff } from '@tabler/icons-react';
import { useOwnPosition } from './own-position.ts';
import { useDriverTexts } from './texts.en.ts';
import styles from './driving.module.css';

/** Says what a missing location costs, and how to allow it. Nothing while all is well. */
export function LocationNotice() {
  const driver = useDriverTexts();
  const { state } = useOwnPosition();
  const said = {
    denied: [driver.locationDenied, driver.locationDeniedHow],
    lost: [driver.locationLost, driver.locationLostHow],
    unsupported: [driver.locationUnsupported],
    off: null,
    waiting: null,
    on: null,
  }[state];
  if (!said) return null;
  return (
    <div className={styles.lacks} role="status">
      <IconMapPinOff size={20} stroke={1.75} aria-hidden />
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
