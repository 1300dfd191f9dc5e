import { Button, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import type { Live, SessionsSnapshot, SessionView } from '@ridewire/contracts';
import { announce, useMemory } from '@ridewire/ui';
import { useKeepFocus } from '../../../kit/page/use-keep-focus.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { useSettingsTexts } from './texts.en.ts';
import { Rows } from '../../../kit/lists/Rows.tsx';
import { AskDialog } from '../../../kit/dialogs/AskDialog.tsx';
import { focusLostHeading } from '../../../kit/page/focus-lost-heading.ts';
import { useDeviceName } from './use-device-name.ts';
import { liveKind } from '../../../kit/live/live-kind.ts';
import { api, trpc } from '../../../kit/live/trpc.ts';
import { useLive } from '../../../kit/live/use-live.ts';
import { errorSentence, findErrorCode } from '../../../kit/live/error-sentence.ts';
import { Failure } from '../../../kit/notes/Failure.tsx';
import { Setting } from '../../../kit/page/Setting.tsx';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { Waiting } from '../../../kit/page/Waiting.tsx';

const sessionsKind = liveKind(
  'sessions',
  (on) => api.sessions.list.subscribe(undefined, on),
  (_: SessionView[] | undefined, message: Live<SessionsSnapshot, null>): SessionView[] =>
    (message as { data: SessionsSnapshot }).data.sessions,
);

/** The person's signed-in devices. */
const useSessionsLive = () => useLive(sessionsKind);

/** The person's signed-in devices. A sign-in or sign-out elsewhere shows here at once. */
export function Devices() {
  const settings = useSettingsTexts();
  const { data: sessions, failure } = useSessionsLive();
  const [asked, ask] = useState<Asked | null>(null);
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  // The row with the focused button may leave at any time.
  const frame = useKeepFocus<HTMLElement>(others.map(({ id }) => id).join());
  return (
    <Setting
      id="devices"
      ref={frame}
      title={settings.devices}
      hint={sessions && others.length === 0 ? settings.onlyThis : settings.devicesHint}
    >
      {failure && <Failure mb="sm">{settings.devicesFailed(failure)}</Failure>}
      {sessions && (
        <Rows>
          {sessions.map((session) => (
            <DeviceRow key={session.id} session={session} onSignOut={() => ask({ session })} />
          ))}
        </Rows>
      )}
      {!sessions && !failure && <Waiting height={177} />}
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
    </Setting>
  );
}

/** The devices the person wants to sign out: one, or all but this. */
type Asked = { session: SessionView } | 'others';

interface SignOutDialogProps {
  asked: Asked | null;
  /** All devices but this one, as of now. */
  others: SessionView[];
  onClose: () => void;
}

/** Asks before a device is signed out. When it is gone already, it says so. */
function SignOutDialog({ asked, others, onClose }: SignOutDialogProps) {
  const settings = useSettingsTexts();
  const nameOf = useDeviceName();
  const { isEnding, endOne, endOthers } = useEndSessions();
  // Still shown while the dialog slides away, in the same words.
  const [last] = useMemory<Asked>('others', (before) => asked ?? before);
  // A confirmed session disappears without another message.
  const [sent, setSent] = useState<Asked | null>(null);
  const isOpen = asked !== null;
  const mayBeStale = isOpen && sent !== last;
  const dialog = {
    isOpen,
    isDanger: true,
    isBusy: isEnding,
    refuse: settings.keep,
    onClose,
    // The pressed row is gone.
    onClosed: () => {
      setSent(null);
      focusLostHeading('#devices');
    },
  };
  const confirm = async (ending: Promise<void>) => {
    setSent(last);
    await ending;
    onClose();
  };
  if (last === 'others') {
    return (
      <AskDialog
        {...dialog}
        title={settings.askOthers}
        stale={mayBeStale && others.length === 0 && settings.othersGone}
        confirm={settings.confirmOthers}
        onConfirm={() => confirm(endOthers())}
      >
        <Text>{settings.askOthersText(others.length)}</Text>
      </AskDialog>
    );
  }
  const { session } = last;
  const isGone = others.every(({ id }) => id !== session.id);
  return (
    <AskDialog
      {...dialog}
      title={settings.askOne(nameOf(session))}
      stale={mayBeStale && isGone && settings.goneMeanwhile}
      confirm={settings.confirmOne}
      onConfirm={() => confirm(endOne(session.id, nameOf(session)))}
    >
      <Text>{settings.askOneText}</Text>
    </AskDialog>
  );
}

/** Signs other devices out. They leave the list, which is also announced for people who can't see it. */
function useEndSessions() {
  const settings = useSettingsTexts();
  const one = trpc.sessions.end.useMutation();
  const others = trpc.sessions.endOthers.useMutation();
  const run = async (ending: Promise<unknown>, done: string) => {
    try {
      await ending;
    } catch (error) {
      // If it is gone already, that is fine.
      if (findErrorCode(error) !== 'NOT_FOUND')
        return toastFailed(errorSentence(error, settings.signOutFailed));
    }
    announce(done);
  };
  return {
    isEnding: one.isPending || others.isPending,
    endOne: (sessionId: string, name: string) =>
      run(one.mutateAsync({ sessionId }), settings.signedOut(name)),
    endOthers: () => run(others.mutateAsync(), settings.signedOutOthers),
  };
}
