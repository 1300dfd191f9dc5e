import { useDisclosure } from '@mantine/hooks';
import { toPayOf } from '@ridewire/contracts/promo-terms';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useRidesTexts } from '../texts.en.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { IfMay } from '../../session/IfMay.tsx';

/** Opens a ride's refund dialog on a page that isn't the ride's. */
export function RefundButton({ rideId, isWhole }: { rideId: string; isWhole: boolean }) {
  const rides = useRidesTexts();
  const utils = trpc.useUtils();
  const [isOpen, { open, close }] = useDisclosure();
  const { data: ride } = trpc.rides.get.useQuery({ rideId }, { enabled: isOpen });
  const ask = async () => {
    try {
      await utils.rides.get.fetch({ rideId });
      open();
    } catch (error) {
      toastFailed(errorSentence(error, rides.detailFailed));
    }
  };
  return (
    <>
      <IfMay right="refunds:write">
        <ConnectedButton
          fullWidth
          mt="sm"
          variant="default"
          refusal={isWhole && rides.refundNoneLeft}
          onPress={ask}
        >
          {rides.noteRefund}
        </ConnectedButton>
      </IfMay>
      {ride && (
        <RefundDialog
          ride={ride}
          leftCents={toPayOf(ride) - ride.refundedCents}
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
