import { isCoarse } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { IconMapPinOff } from '@tabler/icons-react';
import { Note } from '../../kit/notes/Note.tsx';
import { useOwnPosition } from './own-position.ts';
import { useDriverTexts } from './texts.en.ts';

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
    <Note icon={IconMapPinOff} title={said[0]} role="status">
      {said[1] && <p>{said[1]}</p>}
    </Note>
  );
}
