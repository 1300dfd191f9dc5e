import { Text } from '@mantine/core';
import { Fact } from '../../../kit/lists/FactList.tsx';
import { trpc } from '../../../kit/live/trpc.ts';
import { useRidesTexts } from '../texts.en.ts';

/** What the rider marked the ride with as business; nothing for a private one. */
export function RideBusinessFact({ rideId }: { rideId: string }) {
  const rides = useRidesTexts();
  const { data } = trpc.business.ofRide.useQuery({ rideId });
  if (!data?.business) return null;
  const { costCenter, purpose } = data.business;
  return (
    <Fact label={rides.business}>
      <span style={{ overflowWrap: 'anywhere' }}>{costCenter ?? rides.businessYes}</span>
      {purpose && (
        <Text span size="xs" c="dimmed" flex="1 0 100%" style={{ overflowWrap: 'anywhere' }}>
          {purpose}
        </Text>
      )}
    </Fact>
  );
}
