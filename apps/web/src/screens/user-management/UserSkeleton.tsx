import { Skeleton } from '@mantine/core';
import { PAGE_SIZE } from '@ridewire/contracts';
import { useTexts } from '../../texts/use-texts.ts';

/** As tall as what comes. */
export function UserSkeleton({ isWide }: { isWide: boolean }) {
  const { shell } = useTexts();
  const each = Array.from({ length: PAGE_SIZE }, (_, index) => index);
  return (
    <div role="status" aria-label={shell.loading} className={isWide ? 'rw-users-skeleton' : 'rw-list-cards'}>
      {each.map((index) =>
        isWide ? (
          <div key={index}>
            <Skeleton circle height={28} />
            <Skeleton height={16} />
            <Skeleton height={16} />
            <Skeleton height={20} />
          </div>
        ) : (
          <div key={index} className="rw-list-card">
            <div className="rw-person">
              <Skeleton circle height={44} />
              <Skeleton height={20} width="60%" />
            </div>
            <Skeleton height={24} width="80%" />
            <Skeleton height={20} width="40%" />
            <Skeleton height="var(--rw-control-sm)" />
          </div>
        ),
      )}
    </div>
  );
}
