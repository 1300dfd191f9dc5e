import { Group, Skeleton } from '@mantine/core';
import { ListSkeleton } from '../../kit/lists/ListSkeleton.tsx';

const ROW = {
  columns: '28px 2fr 2fr 3fr',
  height: '45px',
  headHeight: '40px',
  cells: (
    <>
      <Skeleton circle height={28} />
      <Skeleton height={16} />
      <Skeleton height={16} />
      <Skeleton height={20} />
    </>
  ),
};

export function UserSkeleton({ isWide }: { isWide: boolean }) {
  return (
    <ListSkeleton
      row={isWide ? ROW : undefined}
      card={
        <>
          <Group gap={12} miw={0} wrap="nowrap">
            <Skeleton circle height={44} />
            <Skeleton height={20} width="60%" />
          </Group>
          <Skeleton height={24} width="80%" />
          <Skeleton height={20} width="40%" />
          <Skeleton height="var(--rw-control-sm)" />
        </>
      }
    />
  );
}
