import { useTexts } from '../../texts/use-texts.ts';
import { Notice } from './Notice.tsx';

/** Says in mid-ride that it is the last one for now, and whom to ask. */
export function SuspendedNotice() {
  const { driver } = useTexts();
  return (
    <Notice tone="warning" title={driver.suspended}>
      {driver.suspendedRide} <a href="/contact">{driver.suspendedAsk}</a>
    </Notice>
  );
}
