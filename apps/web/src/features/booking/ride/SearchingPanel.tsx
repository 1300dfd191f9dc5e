import { Group, Text } from '@mantine/core';
import { riderWaitsSince, type LostDriver, type RiderRide } from '@ridewire/contracts';
import { Elapsed, Flash, RideWire, useNow } from '@ridewire/ui';
import { riderKind, useRiderLive } from '../live/rider-live.ts';
import { CancelAtOnce } from './CancelAtOnce.tsx';
import { OtherTypes } from './OtherTypes.tsx';
import { PanelHeading } from '../panel/PanelHeading.tsx';
import { RideSummary } from '../panel/RideSummary.tsx';
import { RouteButton } from './RouteButton.tsx';
import { searchPatience } from './search-patience.ts';
import { searchState } from './search-state.ts';
import { sayLost } from '../phase/say-lost.ts';
import { useRiderTexts } from '../texts.en.ts';
import { useRidePanelTexts } from './texts.en.ts';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import { usePatchLive } from '../../../kit/live/use-live.ts';

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
  const patch = usePatchLive();
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
      {patience === 'very-long' && (
        <OtherTypes
          ride={ride}
          onChanged={(changed) => patch(riderKind, { type: 'change', data: { kind: 'ride', ride: changed } })}
        />
      )}
      <RideSummary ride={ride}>
        <RouteButton onPress={onRoute} />
      </RideSummary>
      {lost && <ReportLost rideId={ride.id} />}
      <CancelAtOnce ride={ride}>{rider.cancel}</CancelAtOnce>
    </>
  );
}
