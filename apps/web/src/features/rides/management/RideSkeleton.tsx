import { Skeleton } from '@mantine/core';
import { ListSkeleton } from '../../../kit/lists/ListSkeleton.tsx';

const ROW = {
  columns: '120px 96px 2fr 2fr 190px',
  height: '54px',
  headHeight: '34px',
  cells: [32, 20, 32, 32, 24].map((height, at) => <Skeleton key={at} height={height} />),
};

export function RideSkeleton({ isWide }: { isWide: boolean }) {
  return (
    <ListSkeleton
      row={isWide ? ROW : undefined}
      card={
        <>
          <Skeleton height={24} width="70%" />
          <Skeleton height={40} />
          <Skeleton height={20} width="80%" />
          <Skeleton height={16} width="40%" />
          <Skeleton height="var(--rw-control-sm)" />
        </>
      }
    />
  );
}
