import { Button, Group, Paper, Stack, Table } from '@mantine/core';
import { useState } from 'react';
import {
  Age,
  announce,
  Countdown,
  Elapsed,
  Flash,
  PlateTag,
  RollingMoney,
  Sparkline,
  StatStrip,
  useFlash,
  useFormat,
} from '../src/index.ts';

function Row({ version }: { version: number }) {
  const format = useFormat();
  return (
    <Table.Tr {...useFlash(version)}>
      <Table.Td>#77e0aa</Table.Td>
      <Table.Td>Mirpur → Uttara</Table.Td>
      <Table.Td>{format.money(1200 + version * 111)}</Table.Td>
    </Table.Tr>
  );
}

export function Figures() {
  const format = useFormat();
  const [count, setCount] = useState(0);
  const [start] = useState(() => Date.now());
  const rolling = <RollingMoney cents={8420 + count * 1450} />;
  return (
    <Stack>
      <StatStrip
        label="Today"
        stats={[
          { label: 'Earnings today', value: rolling, hint: '6 rides' },
          { label: 'Available requests', value: '2' },
          { label: 'Current ride', value: 'No Active Ride' },
          { label: 'Dispatch', value: 'Receiving', hint: <Age since={start - 42_000} /> },
        ]}
      />
      <StatStrip
        label="Overview"
        stats={[
          {
            label: 'Users',
            value: format.count(12_480),
            hint: <Sparkline values={[3, 5, 4, 8, 7, 9, 12]} label="Users, 7 days" />,
          },
          { label: 'Revenue', value: format.total(245_000) },
          { label: 'Completion', value: format.rate(0.875) },
        ]}
      />
      <Group>
        <Button onClick={() => setCount(count + 1)}>Change</Button>
        <Button variant="default" onClick={() => announce(`Changed ${count} times`)}>
          Announce
        </Button>
        <Flash value={count}>
          <span className="rw-figure">{format.money(1450 + count * 100)}</span>
        </Flash>
        <span className="rw-figure">{rolling}</span>
        <PlateTag plate="DHK-1234" />
        <PlateTag plate="DHK-1234" size="sm" />
        <Elapsed since={start - 18_000} />
      </Group>
      <Group>
        <Countdown expiresAt={start + 12_000} totalMs={15_000} />
        <Countdown expiresAt={start + 300_000 + 9000} totalMs={15_000} clockOffsetMs={300_000} />
        <Countdown expiresAt={start + 4000} totalMs={15_000} />
        <Countdown expiresAt={start - 1} totalMs={15_000} />
        <Countdown expiresAt={start + 60_000} size={64} />
      </Group>
      <Paper>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Ride</Table.Th>
              <Table.Th>Route</Table.Th>
              <Table.Th>Fare</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <Row version={count} />
            <Row version={0} />
          </Table.Tbody>
        </Table>
      </Paper>
    </Stack>
  );
}
