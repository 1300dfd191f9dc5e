import { isCoarse } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { IconMapPinOff } from '@tabler/icons-react';
import { useOwnPosition } from './own-position.ts';
import { useDriverTexts } from './texts.en.ts';
import styles from './driving.module.css';

/** Explains what a missing or vague location costs, and how to allow a good one. Nothing while all is well. */
export function LocationNotice() {
  const driver = useDriverTexts();
  const format = useFormat();
  const { state, position } = useOwnPosition();
  const isVague = position !== null && isCoarse(position);
  const said = {
    denied: [driver.locationDenied, driver.locationDeniedHow],
    lost: [driver.locationLost, driver.locationLostHow],
    unsupported: [driver.locationUnsupported],
    off: null,
    waiting: null,
    on: isVague ? [driver.locationCoarse(format.rough(position.accuracy)), driver.locationCoarseHow] : null,
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
