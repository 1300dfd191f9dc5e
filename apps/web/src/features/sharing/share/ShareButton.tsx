import { ActionIcon, Button, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconShare2 } from '@tabler/icons-react';
import { useBackCloses } from '../../../kit/dialogs/use-back-closes.ts';
import { Contacts } from '../contacts/Contacts.tsx';
import { useSharingTexts } from '../texts.en.ts';
import { RideLinkPart } from './RideLinkPart.tsx';
import { useShield } from '../../../kit/dialogs/use-shield.ts';

export interface ShareButtonProps {
  rideId: string;
  /** Only its sign, beside others. @default false */
  isSmall?: boolean;
}

/** Opens how a ride is shared. */
export function ShareButton({ rideId, isSmall = false }: ShareButtonProps) {
  const sharing = useSharingTexts();
  const [isOpen, { open, close }] = useDisclosure();
  useShield(isOpen);
  useBackCloses(isOpen, close);
  const sign = <IconShare2 size={20} stroke={1.75} aria-hidden />;
  return (
    <>
      {isSmall ? (
        <ActionIcon size="xl" variant="default" aria-label={sharing.share} onClick={open}>
          {sign}
        </ActionIcon>
      ) : (
        <Button size="lg" variant="default" fullWidth leftSection={sign} onClick={open}>
          {sharing.share}
        </Button>
      )}
      <Modal opened={isOpen} onClose={close} title={sharing.title}>
        <Stack gap="lg">
          <Text c="dimmed">{sharing.hint}</Text>
          <RideLinkPart rideId={rideId} />
          <Contacts rideId={rideId} />
        </Stack>
      </Modal>
    </>
  );
}
