import { Skeleton } from '@mantine/core';
import { PAGE_SIZE } from '@ridewire/contracts';
import { useTexts } from '../../texts/use-texts.ts';

/** As tall as what comes. */
export function DriverSkeleton() {
  const { shell } = useTexts();
  return (
    <div role="status" aria-label={shell.loading} className="rw-list-cards">
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <div key={index} className="rw-list-card">
          <div className="rw-person">
            <Skeleton circle height={44} />
            <Skeleton height={20} width="60%" />
          </div>
          <Skeleton height={24} width="80%" />
          <Skeleton height={197} />
          <Skeleton height="var(--rw-control-sm)" />
        </div>
      ))}
    </div>
  );
}
