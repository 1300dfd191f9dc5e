import '../ride-history/RideHistory.css';
import './payments.css';
import { Button, Title } from '@mantine/core';
import type { PaymentView } from '@ridewire/contracts';
import { Coil, EmptyState, useFormat } from '@ridewire/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { groupByMonth, monthName } from '../../lists/group-by-month.ts';
import { LoadFailure } from '../../lists/LoadFailure.tsx';
import { LoadMore } from '../../lists/LoadMore.tsx';
import { RideRowsSkeleton } from '../../rides/RideRowsSkeleton.tsx';
import { errorSentence } from '../../live/error-sentence.ts';
import { paymentsQuery } from '../../payments/payments-queries.ts';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { PaymentMethods } from './PaymentMethods.tsx';
import { PaymentRow } from './PaymentRow.tsx';

/** How a rider pays, and what they paid, by month. */
export function Payments() {
  const { payments } = useTexts();
  const query = useInfiniteQuery(paymentsQuery);
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
      <section className="rw-receipts" aria-labelledby="receipts">
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
      </section>
    </Page>
  );
}

function Receipts({ paid }: { paid: PaymentView[] }) {
  const { payments } = useTexts();
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
    <section key={key} className="rw-month" aria-labelledby={`paid-${key}`}>
      <Title order={3} size="h5" id={`paid-${key}`} mb="xs">
        {monthName(key, options.locale)}
      </Title>
      <ul className="rw-rides">
        {items.map((payment) => (
          <PaymentRow key={payment.rideId} payment={payment} />
        ))}
      </ul>
    </section>
  ));
}
