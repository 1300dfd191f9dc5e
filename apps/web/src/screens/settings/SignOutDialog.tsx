import { Text } from '@mantine/core';
import type { SessionView } from '@ridewire/contracts';
import { useState } from 'react';
import { AskDialog } from '../../shell/AskDialog.tsx';
import { focusLostHeading } from '../../shell/focus-lost-heading.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useDeviceName } from './use-device-name.ts';
import { useEndSessions } from './use-end-sessions.ts';

/** What the person wants to sign out: one device, or all but this. */
export type Asked = { session: SessionView } | 'others';

export interface SignOutDialogProps {
  asked: Asked | null;
  /** All devices but this one, as of now. */
  others: SessionView[];
  onClose: () => void;
}

/** Asks before a device is signed out. When it is gone meanwhile, it says so. */
export function SignOutDialog({ asked, others, onClose }: SignOutDialogProps) {
  const { settings } = useTexts();
  const nameOf = useDeviceName();
  const { isEnding, endOne, endOthers } = useEndSessions();
  // Still shown while the dialog slides away, and then in the same words.
  const [last, setLast] = useState<Asked>('others');
  if (asked && asked !== last) setLast(asked);
  // What was confirmed here goes without another word.
  const [sent, setSent] = useState<Asked | null>(null);
  const isOpen = asked !== null;
  const mayBeStale = isOpen && sent !== last;
  const dialog = {
    isOpen,
    isDanger: true,
    isBusy: isEnding,
    refuse: settings.keep,
    onClose,
    // The row that was pressed is gone.
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
