import { Button, Group, Stack } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { rideSteps, RideStatusBadge, ToneBadge, type RideStatus } from '../src/index.ts';

const statuses: readonly RideStatus[] = [...rideSteps, 'canceled'];

export function Badges() {
  const [index, setIndex] = useState(0);
  return (
    <Stack>
      <Group gap="sm">
        {statuses.map((status) => (
          <RideStatusBadge key={status} status={status} />
        ))}
      </Group>
      <Group gap="sm">
        {statuses.map((status) => (
          <RideStatusBadge key={status} status={status} size="sm" />
        ))}
      </Group>
      <Group gap="sm">
        <ToneBadge tone="wire">Approved</ToneBadge>
        <ToneBadge tone="amber">Not Approved</ToneBadge>
        <ToneBadge tone="red">Suspended</ToneBadge>
        <ToneBadge tone="sky">Available</ToneBadge>
        <ToneBadge tone="gray">Unavailable</ToneBadge>
        <ToneBadge tone="wire" icon={IconShieldCheck}>
          Verified Account
        </ToneBadge>
        <ToneBadge tone="violet">Premium</ToneBadge>
        <ToneBadge tone="danger">Blocked</ToneBadge>
        <ToneBadge tone="wire" size="sm">
          Approved
        </ToneBadge>
      </Group>
      <Group gap="sm">
        <RideStatusBadge status={statuses[index % statuses.length] ?? 'requested'} />
        <Button variant="default" onClick={() => setIndex(index + 1)}>
          Next status
        </Button>
      </Group>
    </Stack>
  );
}
