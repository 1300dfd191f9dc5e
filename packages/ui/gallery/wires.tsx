import { Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { rideSteps, RideWire, type RideTimes } from '../src/index.ts';

const at = (minute: number) => new Date(2026, 10, 16, 14, minute);
const times: RideTimes = {
  requested: at(11),
  accepted: at(12),
  picked_up: at(18),
  in_transit: at(21),
  completed: at(41),
};
const reached = (count: number): RideTimes =>
  Object.fromEntries(rideSteps.slice(0, count).map((step) => [step, times[step]]));

export function Wires() {
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {rideSteps.map((step, index) => (
          <Paper key={step} p="lg">
            <RideWire status={step} times={reached(index + 1)} />
          </Paper>
        ))}
        <Paper p="lg">
          <RideWire status="canceled" times={{ ...reached(1), canceled: at(13) }} />
        </Paper>
        <Paper p="lg">
          <RideWire status="canceled" times={{ ...reached(3), canceled: at(26) }} />
        </Paper>
        <Paper p="lg">
          <Text size="xs" c="dimmed" mb="sm">
            Bare
          </Text>
          <RideWire status="in_transit" withLabels={false} />
        </Paper>
      </SimpleGrid>
      <Group align="flex-start" gap="xl">
        <Paper p="lg" w={280}>
          <RideWire status="accepted" times={reached(2)} />
        </Paper>
        <Paper p="lg" w={280}>
          <RideWire status="in_transit" times={reached(4)} />
        </Paper>
        <Paper p="lg" w={280}>
          <RideWire status="in_transit" times={reached(4)} orientation="vertical" />
        </Paper>
        <Paper p="lg" w={280}>
          <RideWire status="completed" times={times} orientation="vertical" />
        </Paper>
        <Paper p="lg" w={280}>
          <RideWire status="canceled" times={{ ...reached(2), canceled: at(13) }} orientation="vertical" />
        </Paper>
      </Group>
    </Stack>
  );
}
