import './driving.css';
import { Anchor } from '@mantine/core';
import { sitePath } from '@ridewire/contracts/languages';
import { useAvailabilityLive } from '../live/use-live.ts';
import { sayReason } from '../texts/say-reason.ts';
import { useLanguage } from '../texts/use-language.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Why the driver is suspended and whom to ask; nothing for who is not. */
export function SuspendedNotice() {
  const { driver } = useTexts();
  const language = useLanguage();
  const { data } = useAvailabilityLive();
  if (!data?.suspended) return null;
  return (
    <p className="rw-driver-refused" role="status">
      {data.suspendReason ? driver.suspendedWhy(sayReason(data.suspendReason)) : driver.suspended}
      <Anchor href={sitePath('/contact', language)} underline="always" inherit display="block">
        {driver.suspendedAsk}
      </Anchor>
    </p>
  );
}
