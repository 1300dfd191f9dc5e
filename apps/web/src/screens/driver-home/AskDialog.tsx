import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinkedButton } from '../../driving/LinkedButton.tsx';
import { useTexts } from '../../texts/use-texts.ts';

export interface AskDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** What it asks about changed meanwhile: it says so, and nothing can be confirmed any more. */
  isStale?: boolean;
  confirm: string;
  isDanger?: boolean;
  isBusy?: boolean;
  /** Leaves everything as it is; has the focus at first. */
  refuse: string;
  onConfirm: () => unknown;
  onClose: () => void;
}

/** A question before something that can't be undone. */
export function AskDialog({ isOpen, title, isStale = false, isBusy = false, ...ask }: AskDialogProps) {
  const { driver } = useTexts();
  return (
    <Modal
      opened={isOpen}
      onClose={ask.onClose}
      title={title}
      closeButtonProps={{ 'aria-label': driver.close }}
      // The second press of a double one lands outside: it must not answer.
      closeOnClickOutside={false}
    >
      <Stack gap="xl">
        {isStale ? <Text role="status">{driver.changedMeanwhile}</Text> : ask.children}
        <Group justify="flex-end" gap="sm">
          <Button size="md" variant="default" data-autofocus onClick={ask.onClose}>
            {isStale ? driver.close : ask.refuse}
          </Button>
          {!isStale && (
            <LinkedButton
              size="md"
              {...(ask.isDanger && { color: 'red' as const })}
              isBusy={isBusy}
              onPress={ask.onConfirm}
            >
              {ask.confirm}
            </LinkedButton>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
