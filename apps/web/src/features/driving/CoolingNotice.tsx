import { COOLING_COUNT } from '@ridewire/contracts';
import { useFormat, useNow } from '@ridewire/ui';
import { IconHourglass } from '@tabler/icons-react';
import { useCooling } from './use-cooling.ts';
import { useDriverTexts } from './texts.en.ts';
import styles from './driving.module.css';

const SECOND_MS = 1_000;

/** Says why no new requests come, and for how long. Nothing while they do come. The announcement is made elsewhere. */
export function CoolingNotice() {
  const driver = useDriverTexts();
  const format = useFormat();
  const cooling = useCooling();
  const nowMs = useNow((ms) => (cooling ? (cooling.until - ms) % SECOND_MS || SECOND_MS : Infinity));
  if (!cooling) return null;
  const { until, why } = cooling;
  const secondsLeft = Math.max(0, Math.ceil((until - nowMs) / SECOND_MS));
  return (
    <div className={styles.lacks} data-part="cooling">
      <IconHourglass size={20} stroke={1.75} aria-hidden />
      <p>{driver.cooling[why](format.count(COOLING_COUNT[why]))}</p>
      <p className="rw-num" role="timer">
        {driver.coolingLeft(format.elapsed(secondsLeft * SECOND_MS))}
      </p>
    </div>
  );
}
