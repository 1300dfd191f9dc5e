import { Box, Skeleton } from '@mantine/core';
import { PAGE_SIZE } from '@ridewire/contracts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import listsStyles from '../../kit/lists/lists.module.css';
import peopleStyles from './people.module.css';

const WIDE = { '--columns': '28px 2fr 2fr 3fr', '--row-height': '45px', '--head-height': '40px' };

/** As tall as what comes. */
export function UserSkeleton({ isWide }: { isWide: boolean }) {
  const kit = useKitTexts();
  const each = Array.from({ length: PAGE_SIZE }, (_, index) => index);
  return (
    <Box
      role="status"
      aria-label={kit.loading}
      className={isWide ? `${listsStyles.rows} ${listsStyles.tableSkeleton}` : listsStyles.cards}
      style={WIDE}
    >
      {each.map((index) =>
        isWide ? (
          <div key={index}>
            <Skeleton circle height={28} />
            <Skeleton height={16} />
            <Skeleton height={16} />
            <Skeleton height={20} />
          </div>
        ) : (
          <div key={index} className={listsStyles.card}>
            <div className={peopleStyles.person}>
              <Skeleton circle height={44} />
              <Skeleton height={20} width="60%" />
            </div>
            <Skeleton height={24} width="80%" />
            <Skeleton height={20} width="40%" />
            <Skeleton height="var(--rw-control-sm)" />
          </div>
        ),
      )}
    </Box>
  );
}
