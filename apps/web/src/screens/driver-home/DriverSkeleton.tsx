import { Skeleton, Stack } from '@mantine/core';

/** The panel's place while nothing is known yet. */
export function DriverSkeleton() {
  return (
    <Stack gap="md" className="rw-late" aria-hidden>
      <Skeleton height={30} width="45%" />
      <Skeleton height={20} width="70%" />
      <Skeleton height={142} radius="md" />
    </Stack>
  );
}
