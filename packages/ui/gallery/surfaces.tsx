import {
  Button,
  Card,
  Group,
  Menu,
  Modal,
  NavLink,
  Notification,
  Paper,
  Popover,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { IconHome, IconRoute } from '@tabler/icons-react';
import { useState } from 'react';
import { RideStatusBadge } from '../src/index.ts';

export function Surfaces() {
  const [opened, setOpened] = useState(false);
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, md: 3 }}>
        <Card>
          <Title order={3}>Card</Title>
          <Text>Surface with a hairline.</Text>
          <Text c="dimmed" size="sm">
            Dim text, 14 px.
          </Text>
        </Card>
        <Paper p="lg" shadow="sm">
          <Title order={3}>Panel over a map</Title>
          <Text size="sm">Depth one.</Text>
          <RideStatusBadge status="in_transit" />
        </Paper>
        <Stack gap="sm">
          <Skeleton h={20} w="60%" />
          <Skeleton h={20} />
          <Skeleton h={52} />
        </Stack>
      </SimpleGrid>
      <Group>
        <Button onClick={() => setOpened(true)} variant="default">
          Open dialog
        </Button>
        <Menu defaultOpened={location.search.includes('open')}>
          <Menu.Target>
            <Button variant="default">Menu</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>Nadia Rahman</Menu.Label>
            <Menu.Item>Profile</Menu.Item>
            <Menu.Divider />
            <Menu.Item color="red">Logout</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Popover opened={location.search.includes('open')}>
          <Popover.Target>
            <Button variant="default">Popover</Button>
          </Popover.Target>
          <Popover.Dropdown>You’re all caught up.</Popover.Dropdown>
        </Popover>
      </Group>
      <Group align="flex-start">
        <Paper p="xs" w={240}>
          <NavLink active label="Dashboard" leftSection={<IconHome size={20} stroke={1.75} />} />
          <NavLink label="Rides" leftSection={<IconRoute size={20} stroke={1.75} />} />
        </Paper>
        <Notification title="Ride accepted" withCloseButton>
          Karim is on the way.
        </Notification>
        <Notification color="red" title="Failed to block user" />
      </Group>
      <Modal opened={opened} onClose={() => setOpened(false)} title="Delete Ride #a1b2c3?">
        <Text>It is gone for everybody.</Text>
        <Group justify="flex-end" mt="xl">
          <Button variant="default" data-autofocus onClick={() => setOpened(false)}>
            Keep it
          </Button>
          <Button color="red">Yes, Delete</Button>
        </Group>
      </Modal>
    </Stack>
  );
}
