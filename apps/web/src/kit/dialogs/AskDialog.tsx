import { Button, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConnectedButton } from '../buttons/ConnectedButton.tsx';
import { DialogFoot } from './DialogFoot.tsx';
import { useKitTexts } from '../texts/texts.en.ts';
import { LinkLost } from './LinkLost.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useShield } from './use-shield.ts';

export interface AskDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** What changed since the dialog opened, in these words. Nothing can be confirmed after that. */
  stale?: string | false;
  confirm: string;
  /** Why it can’t be confirmed now. */
  refusal?: string | false;
  isDanger?: boolean;
  isBusy?: boolean;
  /** It can be confirmed without the server too. */
  worksOffline?: boolean;
  /** The label of the button that changes nothing; it has the focus at first. */
  refuse: string;
  onConfirm: () => unknown;
  onClose: () => void;
  onClosed?: () => void;
}

/** Asks before something that can't be undone. Back refuses. */
export function AskDialog({ isOpen, title, stale = false, isBusy = false, ...ask }: AskDialogProps) {
  const kit = useKitTexts();
  useShield(isOpen);
  useBackCloses(isOpen, ask.onClose);
  return (
    <Modal
      opened={isOpen}
      onClose={ask.onClose}
      {...(ask.onClosed && { onExitTransitionEnd: ask.onClosed })}
      title={title}
      // The second press of a double press lands outside and must not answer.
      closeOnClickOutside={false}
    >
      <Stack gap="xl">
        {stale ? <Text role="status">{stale}</Text> : ask.children}
        <DialogFoot>
          <Button size="md" variant="default" data-autofocus onClick={ask.onClose}>
            {stale ? kit.close : ask.refuse}
          </Button>
          {!stale && (
            <ConnectedButton
              size="md"
              {...(ask.isDanger && { color: 'red' as const })}
              isBusy={isBusy}
              worksOffline={ask.worksOffline ?? false}
              refusal={ask.refusal ?? false}
              onPress={ask.onConfirm}
            >
              {ask.confirm}
            </ConnectedButton>
          )}
        </DialogFoot>
      </Stack>
      {!stale && !ask.worksOffline && <LinkLost />}
    </Modal>
  );
}
