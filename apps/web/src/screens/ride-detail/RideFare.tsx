import { Text } from '@mantine/core';
import type { RideDetail, RideStory } from '@ridewire/contracts';
import { fareParts } from '../../rides/fare-parts.ts';
import { FareLine, FareLines } from '../../rides/FareLines.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { RidePanel } from './RidePanel.tsx';

/** What the fare is made of, and who gets it. Nobody gets that of a canceled ride. */
export function RideFare({ ride, story }: { ride: RideDetail; story: RideStory | undefined }) {
  const { rides } = useTexts();
  const parts = fareParts(ride);
  return (
    <RidePanel title={rides.breakdown}>
      <FareLines
        parts={parts}
        totalCents={ride.fareCents}
        distanceMeters={ride.distanceMeters}
        durationSeconds={ride.durationSeconds}
      >
        {ride.status !== 'canceled' && story && (
          <>
            {ride.refundedCents > 0 && <FareLine name={rides.refundedLine} cents={-ride.refundedCents} />}
            <FareLine name={rides.commission} cents={story.commissionCents} />
            <FareLine name={rides.payout} cents={story.payoutCents} />
          </>
        )}
      </FareLines>
      {ride.status === 'canceled' && (
        <Text size="sm" c="dimmed">
          {rides.notCharged}
        </Text>
      )}
      {!parts && (
        <Text size="sm" c="dimmed">
          {rides.partsUnknown}
        </Text>
      )}
    </RidePanel>
  );
}
