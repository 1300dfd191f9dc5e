import { COOLING_COUNT } from '@ridewire/contracts';
import { useFormat, useNow } from '@ridewire/ui';
import { IconHourglass } from '@tabler/icons-react';
import { Note } from '../../kit/notes/Note.tsx';
import { useCooling } from './use-cooling.ts';
import { useDriverTexts } from './texts.en.ts';

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
    <Note
      icon={IconHourglass}
      title={driver.cooling[why](format.count(COOLING_COUNT[why]))}
      data-part="cooling"
    >
      <p className="rw-num" role="timer">
        {driver.coolingLeft(format.elapsed(secondsLeft * SECOND_MS))}
      </p>
    </Note>
  );
}
