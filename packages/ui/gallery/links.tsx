import { Button, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ConnectionBanner, ConnectionWire, type ConnectionState } from '../src/index.ts';

const texts = {
  down: (clock: string) => `Live link down since ${clock}. Showing what we knew then. Reconnecting…`,
  offline: 'You’re offline',
  back: 'Back live',
};

const since = new Date(2026, 10, 16, 14, 32, 5);

function Bar({ link, state }: { link: ConnectionState; state: 'quiet' | 'busy' | 'down' }) {
  const [events, setEvents] = useState(0);
  return (
    <Paper style={{ overflow: 'hidden' }}>
      <Group h={56} px="lg" justify="space-between">
        <Text size="sm">{state}</Text>
        <Button variant="default" onClick={() => setEvents(events + 1)}>
          Event
        </Button>
      </Group>
      <ConnectionWire state={state} sparkKey={events} />
      <div style={{ position: 'relative', minHeight: 72 }}>
        <ConnectionBanner link={link} since={since} texts={texts} />
        <Text p="lg" c="dimmed">
          The page stays where it is.
        </Text>
      </div>
    </Paper>
  );
}

export function Links() {
  const [link, setLink] = useState<ConnectionState>('live');
  return (
    <Stack>
      <Bar link="live" state="quiet" />
      <Bar link="live" state="busy" />
      <Bar link="down" state="down" />
      <Bar link="offline" state="down" />
      <SegmentedControl
        value={link}
        onChange={(value) => setLink(value as ConnectionState)}
        data={['live', 'down', 'offline']}
        aria-label="Link"
      />
      <Bar link={link} state={link === 'live' ? 'quiet' : 'down'} />
    </Stack>
  );
}
