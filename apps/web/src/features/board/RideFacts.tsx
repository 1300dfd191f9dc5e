import { phoneLink } from '../../kit/texts/phone-link.ts';
import { Anchor } from '@mantine/core';
import { type BoardRide, type DriverPosition, isDriving } from '@ridewire/contracts';
import { Age, PlateTag, useFormat } from '@ridewire/ui';
import { Fact, FactList } from '../../kit/lists/FactList.tsx';
import type { WayProgress } from '../../kit/map/way-progress.ts';
import { TextLink } from '../../kit/page/TextLink.tsx';
import { LostSignal } from '../people/LostSignal.tsx';
import { Place } from '../rides/Place.tsx';
import { useTypeName } from '../rides/ride-types.ts';
import { useRideTexts } from '../rides/ride.en.ts';
import { sayNext } from './say-next.ts';
import { useBoardTexts } from './texts.en.ts';

interface RideFactsProps {
  ride: BoardRide;
}

export function RiderFacts({ ride: { rider } }: RideFactsProps) {
  const texts = useBoardTexts();
  return (
    <FactList look="gaps" label={texts.ride.rider}>
      <Fact label={texts.ride.rider}>{rider.name}</Fact>
      <Fact label={texts.ride.phone}>
        <Phone number={rider.phone} />
      </Fact>
    </FactList>
  );
}

export interface DriverFactsProps extends RideFactsProps {
  /** The driver's position. */
  position: DriverPosition | undefined;
  /** The driver's progress along streets, if their route is known. */
  progress: WayProgress | null;
  /** Since when the driver is silent, in ms of the server's clock; null while we hear from them. */
  silentSince: number | null;
}

/** The driver, or the ones who are asked; how far they have come, and since when they are silent. */
export function DriverFacts({ ride, position, progress, silentSince }: DriverFactsProps) {
  const texts = useBoardTexts();
  const format = useFormat();
  const { driver } = ride;
  return (
    <FactList look="gaps" label={texts.ride.driver}>
      <Fact label={texts.ride.driver}>
        {driver ? <DriverLink driver={driver} /> : (sayNext(ride, texts) ?? texts.ride.noDriver)}
      </Fact>
      {!driver && ride.status === 'requested' && (
        <Fact label={texts.ride.dispatch}>{texts.ride.offered(ride.offeredCount)}</Fact>
      )}
      {driver && (
        <>
          <Fact label={texts.ride.phone}>
            <Phone number={driver.phone} />
          </Fact>
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
    </FactList>
  );
}

function DriverLink({ driver }: { driver: { id: string; name: string } }) {
  return (
    <TextLink inherit to="/dashboard/driver-management/$driverId" params={{ driverId: driver.id }}>
      {driver.name}
    </TextLink>
  );
}

function Phone({ number }: { number: string | null }) {
  const texts = useBoardTexts();
  return number ? <Anchor href={phoneLink(number)}>{number}</Anchor> : texts.ride.notProvided;
}

export function RouteFacts({ ride }: RideFactsProps) {
  const texts = useBoardTexts();
  const format = useFormat();
  return (
    <FactList look="gaps" label={texts.ride.route}>
      <Fact label={texts.ride.pickup}>
        <Place stop={ride.pickup} />
      </Fact>
      {ride.stops?.map((stop, i) => (
        <Fact key={i} label={texts.ride.stop(i + 1)}>
          <Place stop={stop} />
        </Fact>
      ))}
      <Fact label={texts.ride.destination}>
        <Place stop={ride.destination} />
      </Fact>
      <Fact label={texts.ride.distance}>{format.distance(ride.distanceMeters)}</Fact>
      <Fact label={texts.ride.duration}>{format.duration(ride.durationSeconds)}</Fact>
    </FactList>
  );
}

export function MoneyFacts({ ride }: RideFactsProps) {
  const texts = useBoardTexts();
  const words = useRideTexts();
  const typeName = useTypeName();
  const format = useFormat();
  return (
    <FactList look="gaps" label={texts.ride.money}>
      <Fact label={texts.ride.type}>{typeName(ride.type)}</Fact>
      <Fact label={texts.ride.fare}>{format.money(ride.fareCents)}</Fact>
      {ride.surgeTenths && <Fact label={words.busyArea}>{format.times(ride.surgeTenths)}</Fact>}
      {ride.discountCents && <Fact label={words.promo}>−{format.money(ride.discountCents)}</Fact>}
      <Fact label={texts.ride.commission}>{format.money(ride.commissionCents)}</Fact>
      <Fact label={texts.ride.payout}>{format.money(ride.payoutCents)}</Fact>
    </FactList>
  );
}
