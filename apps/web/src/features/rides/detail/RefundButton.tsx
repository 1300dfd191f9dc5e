import { useDisclosure } from '@mantine/hooks';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { trpc } from '../../../kit/live/trpc.ts';
import { useRidesTexts } from '../texts.en.ts';
import { RefundDialog } from './RefundDialog.tsx';

/** Opens a ride's refund dialog on a page that isn't the ride's. */
export function RefundButton({ rideId }: { rideId: string }) {
  const rides = useRidesTexts();
  const utils = trpc.useUtils();
  const [isOpen, { open, close }] = useDisclosure();
  const { data: ride, isFetching } = trpc.rides.get.useQuery({ rideId }, { enabled: isOpen });
  return (
    <>
      <ConnectedButton
        fullWidth
        mt="sm"
        variant="default"
        isWaiting={isOpen && !ride && isFetching}
        onPress={open}
      >
        {rides.noteRefund}
      </ConnectedButton>
      {ride && (
        <RefundDialog
          ride={ride}
          leftCents={ride.fareCents - ride.refundedCents}
          opened={isOpen}
          onClose={() => {
            close();
            void utils.problems.invalidate();
          }}
        />
      )}
    </>
  );
}
