import { Box, Button, Title } from '@mantine/core';
import type { PaymentView } from '@ridewire/contracts';
import { Coil, EmptyState, useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../kit/live/trpc.ts';
import { groupByMonth, monthName } from '../../kit/lists/group-by-month.ts';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { LoadMore } from '../../kit/lists/LoadMore.tsx';
import { RideRowsSkeleton } from '../rides/RideRowsSkeleton.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { nextAfter, PAYMENTS } from './payment-pages.ts';
import { Page } from '../../kit/page/Page.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { PaymentRow } from './PaymentRow.tsx';
import { usePaymentsTexts } from './texts.en.ts';
import styles from '../rides/RideRows.module.css';
import { Rows } from '../../kit/lists/Rows.tsx';

/** How a rider pays, and what they paid, by month. */
export function Payments() {
  const payments = usePaymentsTexts();
  const query = trpc.payments.list.useInfiniteQuery(PAYMENTS, { getNextPageParam: nextAfter });
  const { isFetchNextPageError: isMoreMissing, isFetchingNextPage } = query;
  const failure = query.error && (
    <LoadFailure
      sentence={payments.loadFailed(errorSentence(query.error, payments.unreachable))}
      isTrying={query.isFetching}
      onTry={() => void (isMoreMissing ? query.fetchNextPage() : query.refetch())}
    />
  );
  return (
    <Page title={payments.title}>
      <PaymentMethods />
      <Box component="section" mt={32} aria-labelledby="receipts">
        <Title order={2} size="h4" id="receipts" mb="sm">
          {payments.receipts}
        </Title>
        {!isMoreMissing && failure}
        {query.isPending && <RideRowsSkeleton />}
        {query.data && <Receipts paid={query.data.pages.flat()} />}
        {isMoreMissing && failure}
        {query.hasNextPage && !isMoreMissing && (
          <LoadMore isLoading={isFetchingNextPage} onLoad={() => void query.fetchNextPage()} />
        )}
      </Box>
    </Page>
  );
}

function Receipts({ paid }: { paid: PaymentView[] }) {
  const payments = usePaymentsTexts();
  const { options } = useFormat();
  if (paid.length === 0) {
    return (
      <EmptyState
        illustration={Coil}
        line={payments.empty}
        hint={payments.emptyHint}
        action={
          <Button component={Link} to="/dashboard/rider/book-ride" size="md">
            {payments.bookRide}
          </Button>
        }
      />
    );
  }
  return groupByMonth(paid, ({ paidAt }) => paidAt, options.timeZone).map(({ key, items }) => (
    <section key={key} className={styles.month} aria-labelledby={`paid-${key}`}>
      <Title order={3} size="h5" id={`paid-${key}`} mb="xs">
        {monthName(key, options.locale)}
      </Title>
      <Rows>
        {items.map((payment) => (
          <PaymentRow key={payment.rideId} payment={payment} />
        ))}
      </Rows>
    </section>
  ));
}
