import { Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import {
  Coil,
  CutWire,
  EmptyState,
  Fuse,
  Junction,
  Logo,
  Loop,
  LooseEnd,
  Signal,
  Unplugged,
} from '../src/index.ts';
import faviconLiveUrl from '../src/brand/favicon-live.svg';
import faviconUrl from '../src/brand/favicon.svg';

const empty = [
  [LooseEnd, 'No rides found.'],
  [CutWire, 'Oops! Page not found'],
  [Unplugged, 'You’re offline'],
  [Coil, 'No rides yet'],
  [Loop, 'No driver is free right now'],
  [Junction, 'No incoming requests right now.'],
  [Fuse, 'Something went wrong.'],
  [Signal, 'Password Reset Complete'],
] as const;

export function Brand() {
  return (
    <Stack>
      <Group gap="xl">
        <Logo />
        <Logo size={40} />
        <Logo size={32} withWordmark={false} />
        <img src={faviconUrl} width={48} height={48} alt="Favicon" />
        <img src={faviconLiveUrl} width={48} height={48} alt="Favicon with a spark" />
        <img src={faviconUrl} width={16} height={16} alt="" />
        <img src={faviconLiveUrl} width={16} height={16} alt="" />
      </Group>
      <span className="rw-display">Rides that move the moment you do.</span>
      {([1, 2, 3, 4, 5, 6] as const).map((size) => (
        <Title key={size} order={3} size={`h${size}`}>
          Heading like h{size}
        </Title>
      ))}
      <Text>Body at 16. 1234567890 · ঢাকা, বনানী ১১ নম্বর রোড · Road 27, Dhanmondi</Text>
      <Text size="sm" className="rw-num">
        Body at 14 with even figures 1111 7777
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
        {empty.map(([illustration, line]) => (
          <Paper key={line}>
            <EmptyState
              illustration={illustration}
              line={line}
              {...(illustration === Coil && { action: <Button>Book a ride</Button> })}
            />
          </Paper>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
