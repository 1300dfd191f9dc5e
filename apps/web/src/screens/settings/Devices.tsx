import { Alert, Button, Skeleton, Text, Title } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { useSessionsLive } from '../../live/use-live.ts';
import { useKeepFocus } from '../../shell/use-keep-focus.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { SignOutDialog, type Asked } from './SignOutDialog.tsx';

/** Where the person is signed in. Who signs in or out elsewhere shows here at once. */
export function Devices() {
  const { settings } = useTexts();
  const { data: sessions, failure } = useSessionsLive();
  const [asked, ask] = useState<Asked | null>(null);
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  // The row whose button has the focus may leave at any time.
  const frame = useKeepFocus<HTMLElement>(others.map(({ id }) => id).join());
  return (
    <section aria-labelledby="devices" ref={frame}>
      <Title order={2} size="h4" id="devices" tabIndex={-1}>
        {settings.devices}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {sessions && others.length === 0 ? settings.onlyThis : settings.devicesHint}
      </Text>
      {failure && (
        <Alert color="red" role="alert" mb="sm">
          {settings.devicesFailed(failure)}
        </Alert>
      )}
      {sessions && (
        <ul className="rw-devices">
          {sessions.map((session) => (
            <DeviceRow key={session.id} session={session} onSignOut={() => ask({ session })} />
          ))}
        </ul>
      )}
      {!sessions && !failure && <Skeleton height={177} radius="md" className="rw-late" />}
      {others.length > 0 && (
        <Button
          variant="default"
          size="md"
          mt="md"
          leftSection={<IconLogout size={20} stroke={1.75} aria-hidden />}
          onClick={() => ask('others')}
        >
          {settings.signOutOthers}
        </Button>
      )}
      <SignOutDialog asked={asked} others={others} onClose={() => ask(null)} />
    </section>
  );
}
