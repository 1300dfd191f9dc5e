import { Box, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { RefundNote, RideDetail } from '@ridewire/contracts';
import { toPayOf } from '@ridewire/contracts/promo-terms';
import { useFormat } from '@ridewire/ui';
import { useRowFlash } from '../../../kit/lists/use-row-flash.ts';
import { useRefundAsk } from '../refund-ask.ts';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { RidePanel } from './RidePanel.tsx';
import { useRidesTexts } from '../texts.en.ts';
import styles from './ride-detail.module.css';
import { useMay } from '../../session/IfMay.tsx';

/** Refunds of a completed ride, and who noted them. Nothing for a ride that was not refunded and can't be. */
export function RideRefunds({ ride, refunds }: { ride: RideDetail; refunds: RefundNote[] }) {
  const rides = useRidesTexts();
  const format = useFormat();
  const [isOpen, { open, close }] = useDisclosure();
  const mayRefund = useMay('refunds:write');
  useRefundAsk(open);
  const isCompleted = ride.status === 'completed';
  if (!isCompleted && refunds.length === 0) return null;
  const refundedCents = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const paidCents = toPayOf(ride);
  const leftCents = paidCents - refundedCents;
  return (
    <RidePanel
      title={rides.refunds}
      beside={
        refundedCents > 0 && (
          <Text size="sm" className="rw-num">
            {rides.refundedOf(format.money(refundedCents), format.money(paidCents))}
          </Text>
        )
      }
    >
      {refunds.length > 0 && (
        <Box component="ul" className={styles.offers} mb={12}>
          {refunds.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </Box>
      )}
      <Text size="sm" c="dimmed">
        {refunds.length === 0 && `${rides.refundNone} `}
        {rides.refundHint}
      </Text>
      {isCompleted && mayRefund && (
        <ConnectedButton
          variant="default"
          mt="sm"
          refusal={leftCents === 0 && rides.refundNoneLeft}
          onPress={open}
        >
          {rides.noteRefund}
        </ConnectedButton>
      )}
      <RefundDialog ride={ride} leftCents={leftCents} opened={isOpen} onClose={close} />
    </RidePanel>
  );
}

function Note({ note: { amountCents, reason, at, by } }: { note: RefundNote }) {
  const rides = useRidesTexts();
  const format = useFormat();
  return (
    <li {...useRowFlash([at], at)}>
      <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Text size="sm">{reason}</Text>
        <Text size="xs" c="dimmed">
          {rides.refundBy(by.name, format.dateTime(at))}
        </Text>
      </Box>
      <Text component="strong" size="sm" fw={700}>
        {format.money(amountCents)}
      </Text>
    </li>
  );
}
