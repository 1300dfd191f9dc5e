import { Skeleton } from '@mantine/core';
import { useTexts } from '../texts/use-texts.ts';

/** A month of rides or receipts in their sizes, before they are there. */
export function RideRowsSkeleton() {
  const { shell } = useTexts();
  return (
    <div className="rw-late" role="status" aria-label={shell.loading}>
      <Skeleton height={24} width={160} mb={12} />
      <div className="rw-rides">
        {Array.from({ length: 6 }, (_, i) => (
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
