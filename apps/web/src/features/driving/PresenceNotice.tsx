import { useFormat } from '@ridewire/ui';
import { IconAntennaBarsOff, IconZzz } from '@tabler/icons-react';
import { Note } from '../../kit/notes/Note.tsx';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { useAvailability } from './use-availability.ts';
import { useDriverTexts } from './texts.en.ts';

/** Longer ago, the hour alone would be taken for today's. */
const SAME_DAY_MS = 12 * 3_600_000;

/**
 * Asks a driver who let requests run out whether they are still there, and tells one who was put offline why. Nothing
 * while all is well.
 */
export function PresenceNotice() {
  const driver = useDriverTexts();
  const format = useFormat();
  const { availability, wanted, setAvailable } = useAvailability();
  if (!availability || availability.suspended) return null;
  const { pausedSince, putOffline } = availability.presence;
  if (pausedSince !== null)
    return (
      <Note icon={IconZzz} title={driver.stillThere} role="status">
        <p>{driver.stillThereWhy}</p>
        <ConnectedButton
          size="md"
          mt={8}
          isBusy={wanted !== null}
          busyLabel={driver.goingOnline}
          onPress={() => setAvailable(true)}
        >
          {driver.imHere}
        </ConnectedButton>
      </Note>
    );
  if (!putOffline) return null;
  const { at, why } = putOffline;
  const when = Date.now() - at < SAME_DAY_MS ? format.clock(at) : format.dateTime(at);
  return <Note icon={IconAntennaBarsOff} title={driver.putOffline[why](when)} role="status" />;
}
