import { Group, Stack, Text } from '@mantine/core';
import { riderWaitsSince, type LostDriver, type RiderRide, type RideType } from '@ridewire/contracts';
import { Elapsed, Flash, RideWire, useFormat, useNow } from '@ridewire/ui';
import { useEffect } from 'react';
import { riderKind, useRiderLive } from '../live/rider-live.ts';
import { CancelAtOnce } from './CancelAtOnce.tsx';
import { PanelHeading } from '../panel/PanelHeading.tsx';
import { RideSummary } from '../panel/RideSummary.tsx';
import { RouteButton } from './RouteButton.tsx';
import { searchPatience } from './search-patience.ts';
import { searchState } from './search-state.ts';
import { sayLost } from '../phase/say-lost.ts';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { useRiderTexts } from '../texts.en.ts';
import { useRidePanelTexts } from './texts.en.ts';
import { useRideTypes, useTypeName } from '../../rides/ride-types.ts';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { usePatchLive } from '../../../kit/live/use-live.ts';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';

const ReportLost = lazyLater<{ rideId: string }>(
  async () => (await import('../../chat/ReportLost.tsx')).ReportLost,
);

interface SearchingPanelProps {
  ride: RiderRide;
  /** Its former driver. */
  lost: LostDriver | undefined;
  onRoute: () => void;
}

/** The search for a driver. After a long wait the rider is told so, and then offered other types of car. */
export function SearchingPanel({ ride, lost, onRoute }: SearchingPanelProps) {
  const rider = useRiderTexts();
  const panel = useRidePanelTexts();
  const { name, drivers } = searchState(ride);
  const again = useRiderLive().data?.searchBeganMs;
  const beganMs = Math.max(again ?? 0, riderWaitsSince(ride.times) || 0);
  const nowMs = useNow((ms) => searchPatience(beganMs, ms).untilNextMs);
  const patience = searchPatience(beganMs, nowMs).name;
  const line = name === 'looking' ? rider.looking : rider[name](drivers);
  return (
    <>
      <Group wrap="nowrap" align="baseline" justify="space-between">
        <PanelHeading>{lost ? sayLost(lost, rider) : rider.searching}</PanelHeading>
        <Text span size="xl" fw={650} flex="none">
          <Elapsed since={ride.times.requested ?? 0} />
        </Text>
      </Group>
      <Text c="dimmed">
        <Flash value={line}>{line}</Flash>
      </Text>
      {patience !== 'new' && (
        <Text role="status" fw={500}>
          {panel.stillLooking}
        </Text>
      )}
      <RideWire status={ride.status} times={ride.times} withLabels={false} />
      {patience === 'very-long' && <OtherTypes ride={ride} />}
      <RideSummary ride={ride}>
        <RouteButton onPress={onRoute} />
      </RideSummary>
      {lost && <ReportLost rideId={ride.id} />}
      <CancelAtOnce ride={ride}>{rider.cancel}</CancelAtOnce>
    </>
  );
}

/** The other types a waiting ride can change to and a nearby driver takes, each with its price: one press changes it. */
function OtherTypes({ ride }: { ride: RiderRide }) {
  const types = useRideTypes();
  const typeName = useTypeName();
  const rider = useRiderTexts();
  const panel = useRidePanelTexts();
  const format = useFormat();
  const change = useChangeType(ride);
  // Asked again when others were asked for the ride: other drivers may be near by then.
  const { data: others, refetch } = trpc.rides.otherTypes.useQuery({ rideId: ride.id });
  const { type: present, version } = ride;
  useEffect(() => void refetch(), [refetch, present, version]);
  if (!others || others.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-label={panel.otherTypes}>
      <p>{panel.otherTypes}</p>
      {others.map(({ type, fareCents, discountCents }) => {
        const fare = format.money(fareCents - discountCents);
        const seats = types.find(({ id }) => id === type)?.seats;
        return (
          <ConnectedButton
            key={type}
            size="md"
            fullWidth
            variant="default"
            justify="space-between"
            rightSection={<span className="rw-num">{fare}</span>}
            aria-label={panel.changeTo(typeName(type), fare)}
            isBusy={change.pendingType === type}
            busyLabel={panel.changingType}
            isInert={change.pendingType !== null}
            onPress={() => change.send(type, fareCents)}
          >
            {typeName(type)}
            {seats !== undefined && ` · ${rider.upTo(seats)}`}
          </ConnectedButton>
        );
      })}
    </Stack>
  );
}

/** Changes the waiting ride to another type. Sent again after a lost answer, it changes nothing more. */
function useChangeType(ride: RiderRide) {
  const rider = useRiderTexts();
  const patch = usePatchLive();
  const { mutate, isPending, variables } = trpc.rides.changeType.useMutation({
    onSuccess: (changed) => patch(riderKind, { type: 'change', data: { kind: 'ride', ride: changed } }),
    onError: (error) => toastFailed(errorSentence(error, rider.unreachable)),
  });
  return {
    /** The requested type. */
    pendingType: isPending ? variables.type : null,
    send: (type: RideType, quotedFareCents: number) => mutate({ rideId: ride.id, type, quotedFareCents }),
  };
}
