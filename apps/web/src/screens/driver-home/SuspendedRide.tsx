import { Anchor } from '@mantine/core';
import { sitePath } from '@ridewire/contracts/languages';
import { useAvailabilityLive } from '../../live/use-live.ts';
import { sayReason } from '../../texts/say-reason.ts';
import { useLanguage } from '../../texts/use-language.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Notice } from './Notice.tsx';

/** Who is suspended during a ride reads why, that it goes on, and whom to ask. */
export function SuspendedRide() {
  const { driver } = useTexts();
  const language = useLanguage();
  const { data } = useAvailabilityLive();
  if (!data?.suspended) return null;
  const { suspendReason } = data;
  return (
    <Notice
      tone="warning"
      title={suspendReason ? driver.suspendedWhy(sayReason(suspendReason)) : driver.suspended}
    >
      <p>
        {driver.suspendedRide}{' '}
        <Anchor href={sitePath('/contact', language)} target="_blank" underline="always" inherit>
          {driver.suspendedAsk}
        </Anchor>
      </p>
    </Notice>
  );
}
