import { Box, Skeleton } from '@mantine/core';
import { PAGE_SIZE } from '@ridewire/contracts';
import { useKitTexts } from '../../../kit/texts/texts.en.ts';
import listsStyles from '../../../kit/lists/lists.module.css';

const WIDE = {
  '--columns': '120px 96px 2fr 2fr 190px',
  '--row-height': '54px',
  '--head-height': '34px',
};

/** As tall as what comes. */
export function RideSkeleton({ isWide }: { isWide: boolean }) {
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
            <Skeleton height={32} />
            <Skeleton height={20} />
            <Skeleton height={32} />
            <Skeleton height={32} />
            <Skeleton height={24} />
          </div>
        ) : (
          <div key={index} className={listsStyles.card}>
            <Skeleton height={24} width="70%" />
            <Skeleton height={40} />
            <Skeleton height={20} width="80%" />
            <Skeleton height={16} width="40%" />
            <Skeleton height="var(--rw-control-sm)" />
          </div>
        ),
      )}
    </Box>
  );
}
