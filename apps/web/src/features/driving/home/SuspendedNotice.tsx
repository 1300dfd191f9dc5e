import { sitePath } from '@ridewire/contracts/languages';
import { useAvailabilityLive } from '../driving-live.ts';
import { sayReason } from '../../../kit/texts/say-reason.ts';
import { useLanguage } from '../../../kit/texts/use-language.ts';
import { Notice } from './Notice.tsx';
import { useDriverTexts } from '../texts.en.ts';

/** Says during a ride that it is the last one for now, or that a suspension took the ride, and whom to ask. */
export function SuspendedNotice({ hasLost = false }: { hasLost?: boolean }) {
  const driver = useDriverTexts();
  const language = useLanguage();
  const { data } = useAvailabilityLive();
  return (
    <Notice
      tone="warning"
      title={data?.suspendReason ? driver.suspendedWhy(sayReason(data.suspendReason)) : driver.suspended}
    >
      {hasLost ? driver.suspendedLost : driver.suspendedRide}{' '}
      <a href={sitePath('/contact', language)}>{driver.suspendedAsk}</a>
    </Notice>
  );
}
