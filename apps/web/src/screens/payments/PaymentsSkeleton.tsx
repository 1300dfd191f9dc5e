import { Skeleton } from '@mantine/core';
import { useTexts } from '../../texts/use-texts.ts';

/** Receipts in their sizes, before they are there. */
export function PaymentsSkeleton() {
  const { shell } = useTexts();
  return (
    <div className="rw-late" role="status" aria-label={shell.loading}>
      <Skeleton height={22} width={140} mb={8} />
      <div className="rw-rides">
        {Array.from({ length: 5 }, (_, i) => (
          <div key={i} className="rw-ride-row rw-ride-link">
            <Skeleton height={20} width="80%" className="rw-ride-when" />
            <span className="rw-ends">
              <Skeleton height={16} width="50%" />
              <Skeleton height={16} width="60%" />
            </span>
            <Skeleton height={20} width={72} className="rw-ride-amount" />
          </div>
        ))}
      </div>
    </div>
  );
}
