import { Alert, Anchor, Divider, Stack } from '@mantine/core';
import { type BoardRide, type DriverPosition, isDriving, type StuckState } from '@ridewire/contracts';
import { Age, PlateTag, RideStatusBadge, RideWire, useFormat } from '@ridewire/ui';
import { IconClockExclamation } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { WayProgress } from '../../kit/map/way-progress.ts';
import { SosMark } from '../sos/SosMark.tsx';
import { LostSignal } from '../people/LostSignal.tsx';
import { StuckOwner } from '../stuck/StuckOwner.tsx';
import { Fact, Facts, Place } from '../rides/Facts.tsx';
import { sayReason } from '../../kit/texts/say-reason.ts';
import { RideCalls } from './RideActions.tsx';
import { sayNext } from './say-next.ts';
import { useBoardTexts } from './texts.en.ts';
import { useTypeName } from '../rides/ride-types.ts';
import { useRideTexts } from '../rides/ride.en.ts';
import { useRidesTexts } from '../rides/texts.en.ts';
import styles from './live-board.module.css';

export interface RideDetailProps {
  ride: BoardRide;
  stuck: StuckState | undefined;
  /** Someone raised an SOS alert on it. */
  hasAlert: boolean;
  /** The driver's position. */
  position: DriverPosition | undefined;
  /** The driver's progress along streets, if their route is known. */
  progress: WayProgress | null;
  /** Since when the driver is silent, in ms of the server's clock; null while we hear from them. */
  silentSince: number | null;
}

/** Everything an admin may know about a ride. */
export function RideDetail({ ride, stuck, hasAlert, position, progress, silentSince }: RideDetailProps) {
  const texts = useBoardTexts();
  const words = useRideTexts();
  const typeName = useTypeName();
  const rides = useRidesTexts();
  const format = useFormat();
  const { rider, driver } = ride;
  const phone = (number: string | null) =>
    number ? <Anchor href={`tel:${number}`}>{number}</Anchor> : texts.ride.notProvided;
  return (
    <Stack gap="lg">
      <div className={styles.rideDetailTop}>
        <RideStatusBadge status={ride.status} />
        {hasAlert && <SosMark />}
        <span className="rw-figure">{format.money(ride.fareCents)}</span>
      </div>
      {stuck && (
        <Alert color="amber" icon={<IconClockExclamation size={20} stroke={1.75} aria-hidden />}>
          {texts.board.whyLong[stuck.why]}
          <StuckOwner rideId={ride.id} />
        </Alert>
      )}
      {ride.canceledBy && (
        <p className={styles.rideDetailCanceled}>
          {rides.canceledBy[ride.canceledBy]}
          {ride.cancelReason && <span>{texts.ride.reason(sayReason(ride.cancelReason))}</span>}
        </p>
      )}
      <Facts label={texts.ride.rider}>
        <Fact label={texts.ride.rider}>{rider.name}</Fact>
        <Fact label={texts.ride.phone}>{phone(rider.phone)}</Fact>
      </Facts>
      <Facts label={texts.ride.driver}>
        <Fact label={texts.ride.driver}>
          {driver ? (
            <Anchor
              inherit
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/dashboard/driver-management/$driverId"
                  params={{ driverId: driver.id }}
                />
              )}
            >
              {driver.name}
            </Anchor>
          ) : (
            (sayNext(ride, texts) ?? texts.ride.noDriver)
          )}
        </Fact>
        {!driver && ride.status === 'requested' && (
          <Fact label={texts.ride.dispatch}>{texts.ride.offered(ride.offeredCount)}</Fact>
        )}
        {driver && (
          <>
            <Fact label={texts.ride.phone}>{phone(driver.phone)}</Fact>
            <Fact label={texts.ride.vehicle}>
              {driver.vehicleModel ?? texts.ride.notProvided}
              {driver.licensePlate && <PlateTag plate={driver.licensePlate} size="sm" />}
            </Fact>
          </>
        )}
        {driver && isDriving(ride.status) && (
          <Fact label={texts.ride.lastSeen}>
            {silentSince !== null ? (
              <LostSignal since={silentSince} />
            ) : position ? (
              <Age since={position.at} />
            ) : (
              texts.ride.notSeen
            )}
          </Fact>
        )}
        {progress && silentSince === null && (
          <Fact label={ride.status === 'accepted' ? texts.ride.toPickup : texts.ride.toDestination}>
            {texts.ride.byStreet(format.duration(progress.leftSeconds), format.distance(progress.leftMeters))}
          </Fact>
        )}
      </Facts>
      <RideCalls ride={ride} />
      <Divider />
      <RideWire status={ride.status} times={ride.times} orientation="vertical" label={texts.ride.progress} />
      <Divider />
      <Facts label={texts.ride.route}>
        <Fact label={texts.ride.pickup}>
          <Place stop={ride.pickup} />
        </Fact>
        <Fact label={texts.ride.destination}>
          <Place stop={ride.destination} />
        </Fact>
        <Fact label={texts.ride.distance}>{format.distance(ride.distanceMeters)}</Fact>
        <Fact label={texts.ride.duration}>{format.duration(ride.durationSeconds)}</Fact>
      </Facts>
      <Divider />
      <Facts label={texts.ride.money}>
        <Fact label={texts.ride.type}>{typeName(ride.type)}</Fact>
        <Fact label={texts.ride.fare}>{format.money(ride.fareCents)}</Fact>
        {ride.surgeTenths && <Fact label={words.busyArea}>{format.times(ride.surgeTenths)}</Fact>}
        <Fact label={texts.ride.commission}>{format.money(ride.commissionCents)}</Fact>
        <Fact label={texts.ride.payout}>{format.money(ride.payoutCents)}</Fact>
      </Facts>
    </Stack>
  );
}
