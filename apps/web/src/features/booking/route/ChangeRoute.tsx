import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { stopsAhead, type RiderRide } from '@ridewire/contracts';
import { IconRoute } from '@tabler/icons-react';
import { useBackCloses } from '../../../kit/dialogs/use-back-closes.ts';
import { RouteForm } from './RouteForm.tsx';
import { useRouteTexts } from './route.en.ts';

/** The button that changes where a ride goes, and its dialog. */
export function ChangeRoute({ ride }: { ride: RiderRide }) {
  const route = useRouteTexts();
  const [isOpen, { open, close }] = useDisclosure();
  useBackCloses(isOpen, close);
  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<IconRoute size={20} stroke={1.75} aria-hidden />}
        onClick={open}
      >
        {route.change}
      </Button>
      <Modal opened={isOpen} onClose={close} title={route.title}>
        {/* A stop that is reached meanwhile is no longer ahead. */}
        <RouteForm key={stopsAhead(ride).length} ride={ride} onDone={close} />
      </Modal>
    </>
  );
}
