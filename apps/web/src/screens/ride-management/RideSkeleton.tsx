import { Skeleton } from '@mantine/core';
import { PAGE_SIZE } from '@ridewire/contracts';
import { useTexts } from '../../texts/use-texts.ts';

/** As tall as what comes. */
export function RideSkeleton({ isWide }: { isWide: boolean }) {
  const { shell } = useTexts();
  const each = Array.from({ length: PAGE_SIZE }, (_, index) => index);
  return (
    <div role="status" aria-label={shell.loading} className={isWide ? 'rw-rides-skeleton' : 'rw-list-cards'}>
      {each.map((index) =>
        isWide ? (
          <div key={index}>
            <Skeleton height={32} />
            <Skeleton height={20} />
            <Skeleton height={32} />
            <Skeleton height={32} />
            <Skeleton height={24} />
          </div>
        ) : (
          <div key={index} className="rw-list-card">
            <Skeleton height={24} width="70%" />
            <Skeleton height={40} />
            <Skeleton height={20} width="80%" />
            <Skeleton height={16} width="40%" />
            <Skeleton height="var(--rw-control-sm)" />
          </div>
        ),
      )}
    </div>
  );
}
