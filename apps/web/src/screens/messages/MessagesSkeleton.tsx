import { Skeleton } from '@mantine/core';
import { PAGE_SIZE } from '@ridewire/contracts';
import { useTexts } from '../../texts/use-texts.ts';

/** As tall as what comes. */
export function MessagesSkeleton() {
  const { shell } = useTexts();
  return (
    <div role="status" aria-label={shell.loading} className="rw-messages">
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <div key={index} className="rw-message-link">
          <Skeleton height={18} width="80%" />
          <Skeleton height={18} className="rw-message-said" />
          <Skeleton height={20} width={56} />
        </div>
      ))}
    </div>
  );
}
