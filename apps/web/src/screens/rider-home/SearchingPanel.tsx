import { Text } from '@mantine/core';
import type { RiderRide } from '@ridewire/contracts';
import { Elapsed, Flash, RideWire, useNow } from '@ridewire/ui';
import { useRiderLive } from '../../live/use-live.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { OtherTypes } from './OtherTypes.tsx';
import { PanelFooter } from './PanelFooter.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { RideSummary } from './RideSummary.tsx';
import { searchPatience } from './search-patience.ts';
import { searchState } from './search-state.ts';
import type { ReleasedBy } from './ride-phase.ts';
import { useCancelRide } from './use-cancel-ride.ts';
import { LinkedButton } from '../../shell/LinkedButton.tsx';

interface SearchingPanelProps {
  ride: RiderRide;
  /** Who gave the ride back, if that happened before our eyes. */
  releasedBy: ReleasedBy | undefined;
}

/** A driver is being sought. Who waits long is told, and then offered other types of car. */
export function SearchingPanel({ ride, releasedBy }: SearchingPanelProps) {
  const { rider } = useTexts();
  const cancel = useCancelRide(ride);
  const { name, drivers } = searchState(ride);
  const again = useRiderLive().data?.searchBeganMs;
  const beganMs = again ?? (Date.parse(ride.times.requested ?? '') || 0);
  const nowMs = useNow((ms) => searchPatience(beganMs, ms).untilNextMs);
  const patience = searchPatience(beganMs, nowMs).name;
  const line = name === 'looking' ? rider.looking : rider[name](drivers);
  const heading =
    releasedBy === 'support'
      ? rider.reassigned
      : releasedBy
        ? rider.releasedBy(releasedBy.driver)
        : rider.searching;
  return (
    <>
      <div className="rw-rider-row">
        <PanelHeading>{heading}</PanelHeading>
        <Text span size="xl" fw={650} className="rw-rider-elapsed">
          <Elapsed since={ride.times.requested ?? 0} />
        </Text>
      </div>
      <Text c="dimmed">
        <Flash value={line}>{line}</Flash>
      </Text>
      {patience !== 'new' && (
        <Text role="status" fw={500}>
          {rider.stillLooking}
        </Text>
      )}
      <RideWire status={ride.status} times={ride.times} withLabels={false} />
      {patience === 'very-long' && <OtherTypes ride={ride} />}
      <RideSummary ride={ride} />
      <PanelFooter>
        <LinkedButton
          size="lg"
          fullWidth
          variant="default"
          isBusy={cancel.isPending}
          busyLabel={rider.canceling}
          onPress={() => cancel.send()}
        >
          {rider.cancel}
        </LinkedButton>
      </PanelFooter>
    </>
  );
}
