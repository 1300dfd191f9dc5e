import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { trpc } from '../../kit/live/trpc.ts';
import { ReportForm } from './ReportForm.tsx';
import { useChatTexts } from './texts.en.ts';

/** The chat with a driver who left the ride is gone, but can still be reported. */
export function ReportLost({ rideId }: { rideId: string }) {
  const chat = useChatTexts();
  const { data } = trpc.chat.reportable.useQuery({ rideId }, { refetchOnMount: 'always' });
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const close = () => setOpen(false);
  if (!data) return null;
  const { driver } = data;
  const done = () => {
    setDone(true);
    close();
  };
  return (
    <>
      {!isDone && (
        <Button variant="subtle" color="gray" size="md" onClick={() => setOpen(true)}>
          {chat.reportOf(driver.name)}
        </Button>
      )}
      <FormDialog opened={isOpen} onClose={close} title={chat.reportOf(driver.name)}>
        <ReportForm of={{ rideId, driverId: driver.id, side: 'rider' }} onDone={done} />
      </FormDialog>
    </>
  );
}
