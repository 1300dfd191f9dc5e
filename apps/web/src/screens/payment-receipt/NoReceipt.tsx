import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { CutWire, EmptyState } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/use-texts.ts';

/** What stands where there is no receipt, with a way back. */
export function NoReceipt() {
  const { payments, shell } = useTexts();
  useDocumentTitle(`${payments.receipt} · ${shell.productName}`);
  return (
    <div className="rw-screen-message">
      <EmptyState
        illustration={CutWire}
        line={<h1 tabIndex={-1}>{payments.notFound}</h1>}
        hint={payments.notFoundHint}
        action={
          <Button component={Link} to="/dashboard/rider/payments" size="md">
            {payments.backToPayments}
          </Button>
        }
      />
    </div>
  );
}
