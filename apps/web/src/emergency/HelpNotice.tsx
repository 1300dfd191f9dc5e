import './emergency.css';
import { useFormat } from '@ridewire/ui';
import { IconHeartHandshake, IconSos } from '@tabler/icons-react';
import { useOwnAlertLive } from '../live/use-live.ts';
import { useTexts } from '../texts/use-texts.ts';
import { EMERGENCY_NUMBER } from './emergency-number.ts';

/** How far the call for help of this ride has come; nothing while there was none. */
export function HelpNotice({ rideId }: { rideId: string }) {
  const { emergency } = useTexts();
  const format = useFormat();
  const { data: alert } = useOwnAlertLive();
  if (alert?.rideId !== rideId) return null;
  const { raisedAt, acknowledgedAt } = alert;
  const HelpIcon = acknowledgedAt ? IconHeartHandshake : IconSos;
  return (
    <div className="rw-help" data-known={acknowledgedAt !== null || undefined}>
      <HelpIcon size={24} stroke={1.75} aria-hidden />
      <div>
        <p className="rw-help-title rw-num">
          {acknowledgedAt ? emergency.knows : emergency.told(format.clock(raisedAt))}
        </p>
        <p className="rw-num">
          {acknowledgedAt && `${emergency.knowsSince(format.clock(acknowledgedAt))} `}
          <a href={`tel:${EMERGENCY_NUMBER}`}>{emergency.danger(EMERGENCY_NUMBER)}</a>
        </p>
      </div>
    </div>
  );
}
