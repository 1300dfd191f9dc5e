import './payment-receipt.css';
import { Anchor, Button, Skeleton, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Logo, useFormat } from '@ridewire/ui';
import { IconChevronLeft, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { LoadFailure } from '../../lists/LoadFailure.tsx';
import { findErrorCode } from '../../live/error-sentence.ts';
import { paymentQuery } from '../../payments/payments-queries.ts';
import { isUuid } from '../../lists/read-search.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { NoReceipt } from './NoReceipt.tsx';
import { ReceiptPaper } from './ReceiptPaper.tsx';

const route = getRouteApi('/_shell/dashboard/rider/payments/$rideId');

/** What a ride cost and how it was paid for, to be printed or kept. */
export function PaymentReceipt() {
  const { rideId } = route.useParams();
  // What is no id needs no asking.
  return isUuid(rideId) ? <KnownReceipt rideId={rideId} /> : <NoReceipt />;
}

function KnownReceipt({ rideId }: { rideId: string }) {
  const { payments, shell } = useTexts();
  const format = useFormat();
  const { data, error, isFetching, isPending, refetch } = useQuery(paymentQuery(rideId));
  const title = payments.receiptOf(format.shortId(rideId));
  useDocumentTitle(`${title} · ${shell.productName}`);
  if (findErrorCode(error) === 'RIDE_NOT_FOUND') return <NoReceipt />;
  return (
    <div className="rw-page rw-receipt-page">
      <div className="rw-paper-logo">
        <Logo size={24} />
      </div>
      <Anchor
        className="rw-receipt-back"
        renderRoot={(props) => <Link {...props} to="/dashboard/rider/payments" />}
      >
        <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        {payments.back}
      </Anchor>
      <div className="rw-page-head">
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        {data && (
          <Button
            variant="default"
            size="md"
            className="rw-receipt-print"
            leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
            onClick={() => window.print()}
          >
            {payments.print}
          </Button>
        )}
      </div>
      {error && (
        <LoadFailure sentence={payments.receiptFailed} isTrying={isFetching} onTry={() => void refetch()} />
      )}
      {data && <ReceiptPaper payment={data} />}
      {isPending && (
        <div className="rw-late" role="status" aria-label={shell.loading}>
          <Skeleton height={560} radius="md" />
        </div>
      )}
    </div>
  );
}
