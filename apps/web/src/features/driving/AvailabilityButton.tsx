import { Anchor, Text } from '@mantine/core';
import { IconPower } from '@tabler/icons-react';
import { sitePath } from '@ridewire/contracts/languages';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { useAvailability } from './use-availability.ts';
import { useLacksDocuments } from './use-lacks-documents.ts';
import { useDriverTexts } from './texts.en.ts';
import { useAvailabilityLive } from './driving-live.ts';
import { sayReason } from '../../kit/texts/say-reason.ts';
import { useLanguage } from '../../kit/texts/use-language.ts';

/** 'Go Online', 'Go Offline' or 'End break'; a sentence for an account that may not. Small, it is beside something more important. */
export function AvailabilityButton({ size }: { size: 'xl' | 'md' }) {
  const driver = useDriverTexts();
  const lacks = useLacksDocuments();
  const { availability, wanted, setAvailable } = useAvailability();
  if (!availability) return null;
  const { available, approved, suspended, presence } = availability;
  if (!available && (!approved || suspended)) {
    return suspended ? (
      <SuspendedNotice />
    ) : (
      <Text inherit c="var(--rw-text-2)" role="status">
        {lacks ? driver.notApprovedSend : driver.notApproved}
      </Text>
    );
  }
  return (
    <ConnectedButton
      size={size}
      fullWidth={size === 'xl'}
      {...((available || size === 'md') && { variant: 'default' })}
      isBusy={wanted !== null}
      busyLabel={wanted ? driver.goingOnline : driver.goingOffline}
      icon={<IconPower size={20} stroke={1.75} aria-hidden />}
      onPress={() => setAvailable(!available)}
    >
      {available ? driver.goOffline : presence.onBreak ? driver.endBreak : driver.goOnline}
    </ConnectedButton>
  );
}

/** Why the driver is suspended and whom to ask; nothing for others. */
function SuspendedNotice() {
  const driver = useDriverTexts();
  const language = useLanguage();
  const { data } = useAvailabilityLive();
  if (!data?.suspended) return null;
  return (
    <Text inherit c="var(--rw-text-2)" role="status">
      {data.suspendReason ? driver.suspendedWhy(sayReason(data.suspendReason)) : driver.suspended}
      <Anchor href={sitePath('/contact', language)} underline="always" inherit display="block">
        {driver.suspendedAsk}
      </Anchor>
    </Text>
  );
}
