import { Alert, Button, Skeleton, Switch, Text, Title } from '@mantine/core';
import { hasBell, KINDS_OF, type NotificationKind } from '@ridewire/contracts';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { askToNotify, getNotifyPermission } from '../../driving/notify-hidden.ts';
import { useNotificationsLive } from '../../live/use-live.ts';
import { useMe } from '../../session/session-query.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useChoose } from './use-choose.ts';

/** What one wants to be told, of what there is in one's role: in the bell, and by the system. */
export function NotificationSetting() {
  const { settings } = useTexts();
  const role = useMe()?.role;
  const { data, failure } = useNotificationsLive();
  return (
    <section aria-labelledby="notification-setting">
      <Title order={2} size="h4" id="notification-setting">
        {settings.notifications}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {settings.notificationsHint} {settings.popUpHint}
      </Text>
      <Permission />
      {!data && failure && (
        <Alert color="red" role="alert">
          {settings.choicesFailed(failure)}
        </Alert>
      )}
      {!data && !failure && (
        <Skeleton height={role === 'driver' ? 456 : 195} radius="md" className="rw-late" />
      )}
      {data && role && (
        <ul className="rw-choices">
          {role === 'admin' && (
            <li className="rw-choice">
              <span className="rw-choice-name">{settings.notificationKinds.trouble}</span>
              <span className="rw-choice-fixed">{settings.always}</span>
            </li>
          )}
          {KINDS_OF[role].map((kind) => (
            <Choice key={kind} kind={kind} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Choice({ kind }: { kind: NotificationKind }) {
  const { settings } = useTexts();
  const choices = useNotificationsLive().data?.choices;
  const choose = useChoose();
  const name = settings.notificationKinds[kind];
  const isForBell = hasBell(kind);
  const isInBell = !choices?.bellOff.includes(kind);
  // What is not in the bell comes nowhere.
  const isHeld = isForBell && !isInBell;
  return (
    <li className="rw-choice">
      <span className="rw-choice-name">{name}</span>
      {isForBell && (
        <Switch
          label={settings.inBell}
          aria-label={settings.choiceOf(settings.inBell, name)}
          checked={isInBell}
          onChange={({ currentTarget }) => choose({ kind, where: 'bell', isOn: currentTarget.checked })}
        />
      )}
      <Switch
        className="rw-choice-system"
        label={settings.bySystem}
        aria-label={settings.choiceOf(settings.bySystem, name)}
        disabled={isHeld}
        checked={!isHeld && !choices?.systemOff.includes(kind)}
        onChange={({ currentTarget }) => choose({ kind, where: 'system', isOn: currentTarget.checked })}
      />
    </li>
  );
}

/** Whether this device shows them at all. */
function Permission() {
  const { settings } = useTexts();
  const [permission, setPermission] = useState(getNotifyPermission);
  if (permission === 'granted') return null;
  if (permission !== 'default')
    return (
      <Text size="sm" mb="sm">
        {permission === 'denied' ? settings.popUpDenied : settings.popUpUnsupported}
      </Text>
    );
  return (
    <Button
      variant="default"
      size="md"
      mb="sm"
      leftSection={<IconBell size={20} stroke={1.75} aria-hidden />}
      onClick={() => void askToNotify().then(setPermission)}
    >
      {settings.popUpAllow}
    </Button>
  );
}
