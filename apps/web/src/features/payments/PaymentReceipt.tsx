import { Box, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Logo, useFormat } from '@ridewire/ui';
import { getRouteApi } from '@tanstack/react-router';
import { LinkButton } from '../../kit/buttons/LinkButton.tsx';
import { trpc } from '../../kit/live/trpc.ts';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { findErrorCode } from '../../kit/live/error-sentence.ts';
import { isUuid } from '../../kit/lists/read-search.ts';
import { LaterRideBusiness } from '../business/LaterBusiness.tsx';
import { LaterRideProblems } from '../problems/LaterRideProblems.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';
import { ReceiptPaper } from './ReceiptPaper.tsx';
import { usePaymentsTexts } from './texts.en.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import styles from './payment-receipt.module.css';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { NoSuchItem } from '../../kit/page/NoSuchItem.tsx';
import { PageFrame } from '../../kit/page/PageFrame.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { Waiting } from '../../kit/page/Waiting.tsx';

const route = getRouteApi('/_shell/dashboard/rider/payments/$rideId');

/** What a ride cost and how it was paid, to print or keep. */
export function PaymentReceipt() {
  const { rideId } = route.useParams();
  // Something that is no id is not looked up.
  return isUuid(rideId) ? <KnownReceipt rideId={rideId} /> : <NoReceipt />;
}

function KnownReceipt({ rideId }: { rideId: string }) {
  const payments = usePaymentsTexts();
  const kit = useKitTexts();
  const format = useFormat();
  const { data, error, isFetching, isPending, refetch } = trpc.payments.get.useQuery({ rideId });
  const title = payments.receiptOf(format.shortId(rideId));
  useDocumentTitle(`${title} · ${kit.productName}`);
  if (findErrorCode(error) === 'RIDE_NOT_FOUND') return <NoReceipt />;
  return (
    <PageFrame className={styles.receiptPage}>
      <div className={styles.logo}>
        <Logo size={24} />
      </div>
      <BackLink to="/dashboard/rider/payments">{payments.back}</BackLink>
      <PageHead>
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        {data && <ReceiptActions rideId={rideId} />}
      </PageHead>
      {error && <LoadFailure sentence={payments.receiptFailed} isTrying={isFetching} onTry={refetch} />}
      {data && <ReceiptPaper payment={data} />}
      {data && (
        <Box mt="xl" data-print="none">
          <Box mb="md">
            <LaterRideBusiness rideId={rideId} />
          </Box>
          <LaterRideProblems rideId={rideId} side="rider" name={data.ride.driver?.name} />
        </Box>
      )}
      {isPending && <Waiting height={560} />}
    </PageFrame>
  );
}

/** Shown if there is no receipt, with a link back. */
function NoReceipt() {
  const payments = usePaymentsTexts();
  const kit = useKitTexts();
  useDocumentTitle(`${payments.receipt} · ${kit.productName}`);
  return (
    <NoSuchItem
      line={payments.notFound}
      hint={payments.notFoundHint}
      back={
        <LinkButton to="/dashboard/rider/payments" size="md">
          {payments.backToPayments}
        </LinkButton>
      }
    />
  );
}
