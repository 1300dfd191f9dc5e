import { Button, Text } from '@mantine/core';
import type { DriverPosition, RiderRide } from '@ridewire/contracts';
import { PlateTag, RideWire, useFormat } from '@ridewire/ui';
import { useGoneSince } from '../../map/use-gone-since.ts';
import { PersonAvatar } from '../../people/PersonAvatar.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Approach } from './Approach.tsx';
import { CallButton } from './CallButton.tsx';
import { LastSeen } from './LastSeen.tsx';
import { PanelFooter } from './PanelFooter.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { sayCar } from './say-car.ts';
import { RideSummary } from './RideSummary.tsx';

interface ComingPanelProps {
  ride: RiderRide;
  position: DriverPosition | null;
  /** Nearly there: now it is about finding the car. */
  isArriving: boolean;
  onCancel: () => void;
}

/** The driver is on the way to the pickup. */
export function ComingPanel({ ride, position, isArriving, onCancel }: ComingPanelProps) {
  const { rider, ride: texts } = useTexts();
  const format = useFormat();
  const goneSince = useGoneSince(position);
  const name = ride.driver?.name ?? rider.yourDriver;
  const plate = ride.driver?.licensePlate;
  return (
    <>
      <div className="rw-rider-lead">
        <PanelHeading>{isArriving ? rider.arrivingNow : rider.onTheWay(name)}</PanelHeading>
        {isArriving ? (
          <Text c="dimmed">{plate ? rider.lookFor : rider.lookForDriver(name)}</Text>
        ) : goneSince !== null ? (
          <Text role="status">{rider.lostSignal(name, format.clock(goneSince))}</Text>
        ) : (
          <Approach ride={ride} position={position} />
        )}
      </div>
      <div className="rw-rider-car">
        <div className="rw-rider-known">
          {ride.driver && <PersonAvatar person={ride.driver} size={48} />}
          {plate && <PlateTag plate={plate} />}
          <span className="rw-rider-who">
            <span>{sayCar(ride.driver, texts)}</span>
            {isArriving && <span>{rider.withDriver(name)}</span>}
          </span>
        </div>
        <CallButton ride={ride} />
      </div>
      <LastSeen position={position} />
      <RideWire status={ride.status} times={ride.times} />
      <RideSummary ride={ride} />
      <PanelFooter>
        <Button size="lg" variant="default" fullWidth onClick={onCancel}>
          {rider.cancelRide}
        </Button>
      </PanelFooter>
    </>
  );
}
