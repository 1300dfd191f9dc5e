import { IconPower } from '@tabler/icons-react';
import { useTexts } from '../texts/use-texts.ts';
import { LinkedButton } from '../shell/LinkedButton.tsx';
import { SuspendedNotice } from './SuspendedNotice.tsx';
import { useAvailability } from './use-availability.ts';
import { useLacksDocuments } from './use-lacks-documents.ts';

/** 'Go Online' or 'Go Offline'; a sentence instead where an account may not. */
export function AvailabilityButton({ size }: { size: 'xl' | 'md' }) {
  const { driver } = useTexts();
  const lacks = useLacksDocuments();
  const { availability, wanted, setAvailable } = useAvailability();
  if (!availability) return null;
  const { available, approved, suspended } = availability;
  if (!available && (!approved || suspended)) {
    return suspended ? (
      <SuspendedNotice />
    ) : (
      <p className="rw-driver-refused" role="status">
        {lacks ? driver.notApprovedSend : driver.notApproved}
      </p>
    );
  }
  return (
    <LinkedButton
      size={size}
      fullWidth={size === 'xl'}
      {...(available && { variant: 'default' })}
      isBusy={wanted !== null}
      busyLabel={wanted ? driver.goingOnline : driver.goingOffline}
      icon={<IconPower size={20} stroke={1.75} aria-hidden />}
      onPress={() => setAvailable(!available)}
    >
      {available ? driver.goOffline : driver.goOnline}
    </LinkedButton>
  );
}
