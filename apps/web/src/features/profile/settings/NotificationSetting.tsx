import { Button, Switch, Text } from '@mantine/core';
import {
  type ChooseNotificationsInput,
  hasBell,
  choosableKinds,
  type NotificationKind,
} from '@ridewire/contracts';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { askToNotify, getNotifyPermission } from '../../../kit/alerts/notify-hidden.ts';
import { notificationsKind, useNotificationsLive } from '../../notifications/notifications-live.ts';
import { useMe } from '../../session/use-me.ts';
import { useSettingsTexts } from './texts.en.ts';
import styles from './settings.module.css';
import { Rows } from '../../../kit/lists/Rows.tsx';
import { trpc } from '../../../kit/live/trpc.ts';
import { usePatchLive } from '../../../kit/live/use-live.ts';
import { Failure } from '../../../kit/notes/Failure.tsx';
import { Setting } from '../../../kit/page/Setting.tsx';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';

/** The notifications a person wants, of those their role has: in the bell, and by the system. */
export function NotificationSetting() {
  const settings = useSettingsTexts();
  const role = useMe()?.role;
  const { data, failure } = useNotificationsLive();
  return (
    <Setting
      id="notification-setting"
      title={settings.notifications}
      hint={
        <>
          {settings.notificationsHint} {settings.popUpHint}
        </>
      }
    >
      <Permission />
      {!data && failure && <Failure>{settings.choicesFailed(failure)}</Failure>}
      {/* Before the choices are known they take up their space invisibly, so nothing below moves. */}
      {role && (data || !failure) && (
        <Rows isUnknown={!data}>
          {/* Each switch is named in full. */}
          <li className={styles.choice} data-head aria-hidden>
            <span>{settings.inBell}</span>
            <span>{settings.bySystem}</span>
          </li>
          {role === 'admin' && (
            <li className={styles.choice}>
              <span className={styles.name}>{settings.notificationKinds.trouble}</span>
              <span className={styles.fixed}>{settings.always}</span>
            </li>
          )}
          {choosableKinds(role).map((kind) => (
            <Choice key={kind} kind={kind} />
          ))}
        </Rows>
      )}
    </Setting>
  );
}

function Choice({ kind }: { kind: NotificationKind }) {
  const settings = useSettingsTexts();
  const choices = useNotificationsLive().data?.choices;
  const choose = useChoose();
  const name = settings.notificationKinds[kind];
  const isForBell = hasBell(kind);
  const isInBell = !choices?.bellOff.includes(kind);
  // A notification that is not in the bell comes nowhere.
  const isHeld = isForBell && !isInBell;
  return (
    <li className={styles.choice}>
      <span className={styles.name}>{name}</span>
      {isForBell && (
        <Switch
          label={settings.inBell}
          aria-label={settings.choiceOf(settings.inBell, name)}
          checked={isInBell}
          onChange={({ currentTarget }) => choose({ kind, where: 'bell', isOn: currentTarget.checked })}
        />
      )}
      <Switch
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
  const settings = useSettingsTexts();
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

/** Saves a choice of notifications, shown at once; taken back when that fails. */
function useChoose(): (choice: ChooseNotificationsInput) => void {
  const settings = useSettingsTexts();
  const patch = usePatchLive();
  const choose = trpc.notifications.choose.useMutation({
    onMutate: (choice) => patch(notificationsKind, { type: 'chosen', ...choice }),
    onError: (_error, choice) => {
      patch(notificationsKind, { type: 'chosen', ...choice, isOn: !choice.isOn });
      toastFailed(settings.chooseFailed);
    },
  });
  return (choice) => choose.mutate(choice);
}
