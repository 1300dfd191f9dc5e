import { sitePath } from '@ridewire/contracts/languages';
import { useAvailabilityLive } from '../../live/use-live.ts';
import { sayReason } from '../../texts/say-reason.ts';
import { useLanguage } from '../../texts/use-language.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Notice } from './Notice.tsx';

/** Says in mid-ride that it is the last one for now, and whom to ask. */
export function SuspendedNotice() {
  const { driver } = useTexts();
  const language = useLanguage();
  const { data } = useAvailabilityLive();
  return (
    <Notice
      tone="warning"
      title={data?.suspendReason ? driver.suspendedWhy(sayReason(data.suspendReason)) : driver.suspended}
    >
      {driver.suspendedRide} <a href={sitePath('/contact', language)}>{driver.suspendedAsk}</a>
    </Notice>
  );
}
