import { Stack, Text, Title } from '@mantine/core';
import type { DriverRide } from '@ridewire/contracts';
import { RideStatusBadge, RideWire, useFormat } from '@ridewire/ui';
import { sayReason } from '../../../kit/texts/say-reason.ts';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import type { AfterRideProps } from './AfterRide.tsx';
import { LaterChatButton } from '../../chat/LaterChatButton.tsx';
import { useMe } from '../../session/use-me.ts';
import { Ends } from '../Ends.tsx';
import { sayCollect, sayEarned } from './say-ended.ts';
import { Notice } from './Notice.tsx';
import { PlaceInLine } from './PlaceInLine.tsx';
import { useDriverTexts } from '../texts.en.ts';
import { usePiecesTexts } from '../../../kit/texts/ui-texts.ts';
import { whoRides } from './who-rides.ts';
import styles from './driver-panel.module.css';

const AfterRide = lazyLater<AfterRideProps>(async () => (await import('./AfterRide.tsx')).AfterRide);

export interface EndedPanelProps {
  ride: DriverRide;
  bySupport: boolean;
  /** The driver has not confirmed yet that the rider paid. */
  isOwed: boolean;
}

/** How the ride ended: the rider's payment, then the driver's earnings; or who canceled it. */
export function EndedPanel({ ride, bySupport, isOwed }: EndedPanelProps) {
  const pieces = usePiecesTexts();
  const driver = useDriverTexts();
  const format = useFormat();
  const driverId = useMe()?.id;
  const { status, canceledBy, cancelReason } = ride;
  const said = isOwed ? sayCollect(ride, driver, format) : sayEarned(ride, driver, format);
  return (
    <Stack component="section">
      {status === 'canceled' ? (
        <>
          <Notice tone="danger" title={driver.canceledBy[canceledBy ?? 'system'](ride.rider.name)}>
            {cancelReason && <Text size="sm">{driver.reason(sayReason(cancelReason))}</Text>}
          </Notice>
          {/* The one they had may be kept for them. */}
          <PlaceInLine />
        </>
      ) : (
        <>
          {bySupport && <Notice tone="warning" title={driver.supportSet(pieces.statuses[status])} />}
          <div>
            <Title order={2} className="rw-figure" tabIndex={-1}>
              {said.title}
            </Title>
            <Text c="dimmed" className="rw-num">
              {said.line}
            </Text>
          </div>
        </>
      )}
      <div className={styles.drivingHead} data-part="driving-head">
        <RideStatusBadge status={status} />
        <span>{whoRides(ride).name}</span>
        <Text span className="rw-mono" inherit ml="auto" c="dimmed">
          {format.shortId(ride.id)}
        </Text>
        {/* Something was left in the car. */}
        {driverId && !ride.rider.isGuest && (
          <LaterChatButton rideId={ride.id} driverId={driverId} side="driver" name={ride.rider.name} />
        )}
      </div>
      <Ends ride={ride} />
      <RideWire status={status} times={ride.times} />
      <AfterRide ride={ride} />
      {/* They may be in line again before they close this. */}
      {status !== 'canceled' && <PlaceInLine />}
    </Stack>
  );
}
