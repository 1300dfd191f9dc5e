import { Title } from '@mantine/core';
import type { PaymentRefund } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useTexts } from '../../texts/use-texts.ts';

/** What was given back, when and why. */
export function RefundNotes({ refunds }: { refunds: PaymentRefund[] }) {
  const { payments } = useTexts();
  const format = useFormat();
  return (
    <section>
      <Title order={2} size="h5">
        {payments.refunds}
      </Title>
      <ul className="rw-paper-refunds">
        {refunds.map(({ id, at, amountCents, reason }) => (
          <li key={id}>
            <span className="rw-paper-refund">
              <span>{payments.refunded(format.money(amountCents))}</span>
              <time dateTime={at}>{format.dateTime(at)}</time>
            </span>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
