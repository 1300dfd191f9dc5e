import { Box } from '@mantine/core';
import type { RideStatus } from '../theme/statuses.ts';

const colors: Partial<Record<RideStatus, `var(--${string})`>> = {
  accepted: 'var(--mantine-color-sky-6)',
  picked_up: 'var(--mantine-color-violet-5)',
  in_transit: 'var(--rw-spark)',
};

/** The color that a ride at this step has on the map. */
export function StatusSwatch({ status }: { status: RideStatus }) {
  return (
    <Box
      component="span"
      flex="none"
      w={8}
      h={8}
      bdrs="50%"
      bg={colors[status] ?? 'var(--rw-text-dim)'}
      {...(status === 'in_transit' && { style: { boxShadow: '0 0 0 1px var(--rw-spark-casing)' } })}
      aria-hidden
    />
  );
}
