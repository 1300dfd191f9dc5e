import { Button, Modal, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useTexts } from '../../texts/use-texts.ts';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

/** The way out, for good. */
export function DeleteAccount() {
  const { settings } = useTexts();
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <section aria-labelledby="delete-account">
      <Title order={2} size="h4" id="delete-account">
        {settings.deleteAccount}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {settings.deleteHint}
      </Text>
      <Button
        variant="default"
        size="md"
        className="rw-delete-ask"
        leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
        onClick={open}
      >
        {settings.deleteAsk}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={settings.deleteTitle}
        // What was typed is not thrown away by a slip beside the dialog.
        closeOnClickOutside={false}
      >
        <DeleteAccountForm onClose={close} />
      </Modal>
    </section>
  );
}
