import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { toPayOf } from '@ridewire/contracts/promo-terms';
import { CHAT_OPEN_MS, type DriverPersonView, type RiderRide, type RideView } from '@ridewire/contracts';
import { PlateTag, RideStatusBadge, RideWire, useFormat, useNow } from '@ridewire/ui';
import type { ReactNode } from 'react';
import { sayReason } from '../../../kit/texts/say-reason.ts';
import { otherPerson, type HistoryRide } from './finished-ride.ts';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import type { RateRideProps } from '../../ratings/RateRide.tsx';
import { LaterRideBusiness } from '../../business/LaterBusiness.tsx';
import { LaterRideProblems } from '../../problems/LaterRideProblems.tsx';
import { LaterChatButton } from '../../chat/LaterChatButton.tsx';
import { useMe } from '../../session/use-me.ts';
import { SavePlaceButton } from '../../saved-places/SavePlaceButton.tsx';
import { PairWish } from '../../wishes/PairWish.tsx';
import { RideEnds } from '../RideEnds.tsx';
import { Fact, FactList } from '../../../kit/lists/FactList.tsx';
import { TextLink } from '../../../kit/page/TextLink.tsx';
import { useHistoryTexts } from '../history.en.ts';
import { useTypeName } from '../ride-types.ts';
import { useRideTexts } from '../ride.en.ts';

const RateRide = lazyLater<RateRideProps>(async () => (await import('../../ratings/RateRide.tsx')).RateRide);

interface RideDetailProps {
  ride: HistoryRide;
  /** What its rider can do with it next. */
  next?: ((ride: RiderRide) => ReactNode) | undefined;
}

/** A finished ride: its receipt and its steps. */
export function RideDetail({ ride, next }: RideDetailProps) {
  const history = useHistoryTexts();
  const typeName = useTypeName();
  const words = useRideTexts();
  const format = useFormat();
  const other = otherPerson(ride);
  return (
    <Stack gap="lg">
      <Group gap="sm" wrap="nowrap" justify="space-between">
        <RideStatusBadge status={ride.status} />
        <Box component="time" fz="sm" c="dimmed" dateTime={ride.times.requested}>
          {format.dateTime(ride.times.requested)}
        </Box>
      </Group>
      <RideEnds
        ride={ride}
        {...('driver' in ride && { beside: (stop) => <SavePlaceButton stop={stop} /> })}
      />
      {ride.status === 'canceled' && <WhyCanceled ride={ride} mine={'rider' in ride ? 'driver' : 'rider'} />}
      {'driver' in ride && next?.(ride)}
      <section>
        <Title order={3} size="h5" mb="xs">
          {history.receipt}
        </Title>
        <FactList height={36}>
          <Money ride={ride} />
          {ride.surgeTenths && ride.status === 'completed' && (
            <Fact label={words.busyArea}>{format.times(ride.surgeTenths)}</Fact>
          )}
          {ride.waitingCents && ride.status === 'completed' && (
            <Fact label={history.forWaiting}>{format.money(ride.waitingCents)}</Fact>
          )}
          <Fact label={history.type}>{typeName(ride.type)}</Fact>
          <Fact label={history.distance}>{format.distance(ride.distanceMeters)}</Fact>
          <Fact label={history.duration}>{history.about(format.duration(ride.durationSeconds))}</Fact>
          {other && <Fact label={'rider' in ride ? history.rider : history.driver}>{other.name}</Fact>}
          {'driver' in ride && ride.driver && <Car driver={ride.driver} />}
        </FactList>
        {'driver' in ride && ride.status === 'completed' && (
          <TextLink className="rw-press" to="/dashboard/rider/payments/$rideId" params={{ rideId: ride.id }}>
            {history.openReceipt}
          </TextLink>
        )}
      </section>
      <section>
        <Title order={3} size="h5" mb="sm">
          {history.progress}
        </Title>
        <RideWire status={ride.status} times={ride.times} orientation="vertical" />
      </section>
      {/* Below what is there at once, since these come later. */}
      {'driver' in ride && <LaterRideBusiness key={`business ${ride.id}`} rideId={ride.id} />}
      {other && ride.status === 'completed' && (
        <RateRide rideId={ride.id} side={'rider' in ride ? 'driver' : 'rider'} name={other.name} />
      )}
      <ChatOfRide ride={ride} />
      <LaterRideProblems
        key={ride.id}
        rideId={ride.id}
        side={'rider' in ride ? 'driver' : 'rider'}
        name={other?.name}
      />
      {other && <PairWish by={'rider' in ride ? 'driver' : 'rider'} of={other} />}
    </Stack>
  );
}

/** Writes to the other side while their chat is open, an hour long: something was left in the car. */
function ChatOfRide({ ride }: { ride: HistoryRide }) {
  const me = useMe()?.id;
  const other = otherPerson(ride);
  const ended = ride.times.completed ?? ride.times.canceled;
  const closesMs = ended ? Date.parse(ended) + CHAT_OPEN_MS : 0;
  const isOpen = useNow((ms) => Math.max(0, closesMs - ms) || Infinity) < closesMs;
  if (!other || !me || !isOpen || ('rider' in ride && ride.rider.isGuest)) return null;
  const side = 'rider' in ride ? 'driver' : 'rider';
  return (
    <Group>
      <LaterChatButton
        rideId={ride.id}
        driverId={side === 'driver' ? me : other.id}
        side={side}
        name={other.name}
      />
    </Group>
  );
}

function Money({ ride }: { ride: HistoryRide }) {
  const history = useHistoryTexts();
  const format = useFormat();
  const words = useRideTexts();
  if (ride.status !== 'completed') return <Fact label={history.fare}>{history.notCharged}</Fact>;
  const isLess = ride.refundedCents > 0 || ride.discountCents !== undefined;
  const refunded = ride.refundedCents > 0 && (
    <Fact label={history.refunded}>−{format.money(ride.refundedCents)}</Fact>
  );
  if (!('rider' in ride)) {
    return (
      <>
        <Fact label={history.fare} isTotal={!isLess}>
          {format.money(ride.fareCents)}
        </Fact>
        {ride.discountCents && <Fact label={words.promo}>−{format.money(ride.discountCents)}</Fact>}
        {refunded}
        {isLess && (
          <Fact label={history.paid} isTotal>
            {format.money(toPayOf(ride) - ride.refundedCents)}
          </Fact>
        )}
      </>
    );
  }
  return (
    <>
      <Fact label={history.fare}>{format.money(ride.fareCents)}</Fact>
      {refunded}
      <Fact label={history.commission}>
        −{format.money(ride.fareCents - ride.refundedCents - ride.payoutCents)}
      </Fact>
      <Fact label={history.payout} isTotal>
        {format.money(ride.payoutCents)}
      </Fact>
    </>
  );
}

function Car({ driver }: { driver: DriverPersonView }) {
  const history = useHistoryTexts();
  return (
    <>
      {driver.vehicleModel && <Fact label={history.vehicle}>{driver.vehicleModel}</Fact>}
      {driver.licensePlate && (
        <Fact label={history.plate}>
          <PlateTag plate={driver.licensePlate} size="sm" />
        </Fact>
      )}
    </>
  );
}

function WhyCanceled({ ride, mine }: { ride: RideView; mine: 'rider' | 'driver' }) {
  const history = useHistoryTexts();
  const by = {
    rider: history.canceledByRider,
    driver: history.canceledByDriver,
    admin: history.canceledByAdmin,
    system: history.canceledBySystem,
  };
  if (!ride.canceledBy) return null;
  return (
    <Text size="sm" c="dimmed">
      {ride.canceledBy === mine ? history.canceledByMe : by[ride.canceledBy]}
      {ride.cancelReason &&
        ride.canceledBy !== 'system' &&
        ` ${history.reason}: ${sayReason(ride.cancelReason)}`}
    </Text>
  );
}
