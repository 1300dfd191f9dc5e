import { Alert, Anchor, Divider } from '@mantine/core';
import { isDriving, type BoardRide, type DriverPosition } from '@ridewire/contracts';
import { Age, PlateTag, RideStatusBadge, RideWire, useFormat } from '@ridewire/ui';
import { IconClockExclamation } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { SosMark } from '../../emergency/SosMark.tsx';
import { LostSignal } from '../../people/LostSignal.tsx';
import { Fact, Facts, Place } from '../../rides/Facts.tsx';
import { sayReason } from '../../texts/say-reason.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { RideCalls } from './RideActions.tsx';
import type { StuckState } from './stuck-ride.ts';

export interface RideDetailProps {
  ride: BoardRide;
  stuck: StuckState | undefined;
  /** Somebody calls for help from it. */
  isCalled: boolean;
  /** Of its driver. */
  position: DriverPosition | undefined;
  /** Nothing is heard of its driver since then, in ms of the server's clock; null while something is. */
  silentSince: number | null;
}

/** Everything an admin may know of a ride. */
export function RideDetail({ ride, stuck, isCalled, position, silentSince }: RideDetailProps) {
  const { admin, history } = useTexts();
  const format = useFormat();
  const { rider, driver } = ride;
  const phone = (number: string | null) =>
    number ? <Anchor href={`tel:${number}`}>{number}</Anchor> : admin.ride.notProvided;
  return (
    <div className="rw-ride-detail">
      <div className="rw-ride-detail-top">
        <RideStatusBadge status={ride.status} />
        {isCalled && <SosMark />}
        <span className="rw-figure">{format.money(ride.fareCents)}</span>
      </div>
      {stuck && (
        <Alert
          color="amber"
          className="rw-ride-detail-stuck"
          icon={<IconClockExclamation size={20} stroke={1.75} aria-hidden />}
        >
          {admin.board.whyLong[stuck.why]}
        </Alert>
      )}
      {ride.canceledBy && (
        <p className="rw-ride-detail-canceled">
          {admin.ride.canceledBy[ride.canceledBy]}
          {ride.cancelReason && <span>{admin.ride.reason(sayReason(ride.cancelReason))}</span>}
        </p>
      )}
      <Facts label={admin.ride.rider}>
        <Fact label={admin.ride.rider}>{rider.name}</Fact>
        <Fact label={admin.ride.phone}>{phone(rider.phone)}</Fact>
      </Facts>
      <Facts label={admin.ride.driver}>
        <Fact label={admin.ride.driver}>
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
            admin.ride.noDriver
          )}
        </Fact>
        {!driver && ride.status === 'requested' && (
          <Fact label={admin.ride.dispatch}>{admin.ride.offered(ride.offeredCount)}</Fact>
        )}
        {driver && (
          <>
            <Fact label={admin.ride.phone}>{phone(driver.phone)}</Fact>
            <Fact label={admin.ride.vehicle}>
              {driver.vehicleModel ?? admin.ride.notProvided}
              {driver.licensePlate && <PlateTag plate={driver.licensePlate} size="sm" />}
            </Fact>
          </>
        )}
        {driver && isDriving(ride.status) && (
          <Fact label={admin.ride.lastSeen}>
            {silentSince !== null ? (
              <LostSignal since={silentSince} />
            ) : position ? (
              <Age since={position.at} />
            ) : (
              admin.ride.notSeen
            )}
          </Fact>
        )}
      </Facts>
      <RideCalls ride={ride} />
      <Divider />
      <RideWire status={ride.status} times={ride.times} orientation="vertical" label={admin.ride.progress} />
      <Divider />
      <Facts label={admin.ride.route}>
        <Fact label={admin.ride.pickup}>
          <Place stop={ride.pickup} />
        </Fact>
        <Fact label={admin.ride.destination}>
          <Place stop={ride.destination} />
        </Fact>
        <Fact label={admin.ride.distance}>{format.distance(ride.distanceMeters)}</Fact>
        <Fact label={admin.ride.duration}>{format.duration(ride.durationSeconds)}</Fact>
      </Facts>
      <Divider />
      <Facts label={admin.ride.money}>
        <Fact label={admin.ride.type}>{history.types[ride.type]}</Fact>
        <Fact label={admin.ride.fare}>{format.money(ride.fareCents)}</Fact>
        <Fact label={admin.ride.commission}>{format.money(ride.commissionCents)}</Fact>
        <Fact label={admin.ride.payout}>{format.money(ride.payoutCents)}</Fact>
      </Facts>
    </div>
  );
}
