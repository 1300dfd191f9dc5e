import {
  ActionIcon,
  Alert,
  Anchor,
  Button,
  Checkbox,
  Group,
  Indicator,
  Pagination,
  PasswordInput,
  PinInput,
  Radio,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  Tabs,
  TextInput,
  Tooltip,
} from '@mantine/core';
import { IconBell, IconCurrentLocation, IconMail } from '@tabler/icons-react';

const sizes = ['sm', 'md', 'lg', 'xl'] as const;

function Buttons() {
  return (
    <>
      <Group>
        {sizes.map((size) => (
          <Button key={size} size={size}>
            Find Driver
          </Button>
        ))}
        <Button loading>Accepting…</Button>
        <Button disabled>Disabled</Button>
      </Group>
      <Group>
        <Button variant="default">Default</Button>
        <Button variant="light">Light</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="subtle">Subtle</Button>
        <Button color="red">Yes, Delete</Button>
        <Button color="red" variant="light">
          Cancel ride
        </Button>
        <Button color="gray" variant="subtle">
          Gray
        </Button>
        <Tooltip label="Re-center" openDelay={0}>
          <ActionIcon aria-label="Re-center" variant="default">
            <IconCurrentLocation size={20} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
        <Indicator label="3" size={18}>
          <ActionIcon aria-label="Notifications">
            <IconBell size={20} stroke={1.75} />
          </ActionIcon>
        </Indicator>
        <Anchor href="#controls">A link</Anchor>
      </Group>
    </>
  );
}

function Inputs() {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, md: 4 }}>
      <TextInput
        label="Email"
        placeholder="you@example.com"
        leftSection={<IconMail size={20} stroke={1.75} />}
      />
      <TextInput label="Pickup" placeholder="Where from?" size="lg" />
      <PasswordInput label="Password" defaultValue="secret" size="lg" />
      <TextInput label="Name" defaultValue="Karim" error="Name is required" />
      <Select label="Status" data={['Requested', 'Accepted']} defaultValue="Requested" />
      <TextInput label="Disabled" disabled defaultValue="Email cannot be changed" />
      <TextInput label="Success" success="Saved" defaultValue="Dhanmondi 27" />
      <PinInput length={6} size="lg" type="number" aria-label="Code" />
    </SimpleGrid>
  );
}

export function Controls() {
  return (
    <Stack id="controls">
      <Buttons />
      <Inputs />
      <Group>
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Unchecked" />
        <Radio label="Cash" defaultChecked />
        <Radio label="Card" />
        <Switch label="Online" defaultChecked />
        <Switch label="Offline" />
        <SegmentedControl data={['Day', 'Week', 'Month']} aria-label="Period" />
      </Group>
      <Tabs defaultValue="one">
        <Tabs.List>
          <Tabs.Tab value="one">Book a Ride</Tabs.Tab>
          <Tabs.Tab value="two">Ride History</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <Pagination total={12} />
      <Alert title="Your email isn’t verified yet." color="amber">
        Enter the code we sent you.
      </Alert>
      <Alert title="Something went wrong. Try again." color="red" />
    </Stack>
  );
}
