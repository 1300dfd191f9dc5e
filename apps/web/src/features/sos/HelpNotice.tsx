import { Text } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { IconHeartHandshake, IconSos } from '@tabler/icons-react';
import { useOwnAlertLive } from './alerts-live.ts';
import { EMERGENCY_NUMBER } from '@ridewire/contracts/emergency-number';
import { useSosTexts } from './texts.en.ts';
import styles from './emergency.module.css';

/** The progress of this ride's SOS alert; nothing without one. */
export function HelpNotice({ rideId }: { rideId: string }) {
  const sos = useSosTexts();
  const format = useFormat();
  const { data: alert } = useOwnAlertLive();
  if (alert?.rideId !== rideId) return null;
  const { raisedAt, acknowledgedAt } = alert;
  const HelpIcon = acknowledgedAt ? IconHeartHandshake : IconSos;
  return (
    <div className={styles.help} data-part="help" data-known={acknowledgedAt !== null || undefined}>
      <HelpIcon size={24} stroke={1.75} aria-hidden />
      <div>
        <Text inherit fw={650} className="rw-num">
          {acknowledgedAt ? sos.knows : sos.told(format.clock(raisedAt))}
        </Text>
        <p className="rw-num">
          {acknowledgedAt && `${sos.knowsSince(format.clock(acknowledgedAt))} `}
          <a href={`tel:${EMERGENCY_NUMBER}`}>{sos.danger(EMERGENCY_NUMBER)}</a>
        </p>
      </div>
    </div>
  );
}
