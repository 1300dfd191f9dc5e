import { Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { SUSPEND_REASONS, type DriverView } from '@ridewire/contracts';
import { useState, type Ref } from 'react';
import { BarReasonFields } from '../users/BarReasonFields.tsx';
import { BarWarning } from '../users/BarWarning.tsx';
import { useBarReason } from '../users/use-bar-reason.ts';
import { useJustChanged } from '../users/use-just-changed.ts';
import { AskDialog } from '../../kit/dialogs/AskDialog.tsx';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { useSetSuspended } from './use-set-suspended.ts';
import { useDriversTexts } from './texts.en.ts';
import { usePeopleTexts } from '../people/texts.en.ts';

/** Suspend or Reactivate; both ask first. One button, so that it keeps place and focus. */
export function SuspendButton({ driver, ref }: { driver: DriverView; ref: Ref<HTMLButtonElement> }) {
  const drivers = useDriversTexts();
  const people = usePeopleTexts();
  const setSuspended = useSetSuspended();
  const [isAsking, ask] = useDisclosure();
  // The question stays the same, whatever changes in the meantime.
  const [toSuspended, setToSuspended] = useState(true);
  const isInert = useJustChanged(driver.suspended);
  const { id, name, suspended } = driver;
  const open = () => {
    setToSuspended(!suspended);
    ask.open();
  };
  const why = useBarReason(isAsking);
  const confirm = () => {
    const reason = toSuspended ? why.take() : undefined;
    if (reason === null) return;
    ask.close();
    setSuspended({ driverId: id, suspended: toSuspended, ...(reason !== undefined && { reason }) });
  };
  const question = toSuspended
    ? {
        title: drivers.suspendTitle(name),
        text: drivers.suspendText,
        stale: drivers.suspendStale,
        confirm: drivers.suspend,
      }
    : {
        title: drivers.reactivateTitle(name),
        text: drivers.reactivateText,
        stale: drivers.reactivateStale,
        confirm: drivers.reactivate,
      };
  return (
    <>
      <ConnectedButton
        ref={ref}
        variant="default"
        isInert={isInert}
        aria-label={suspended ? drivers.reactivateName(name) : drivers.suspendName(name)}
        onPress={open}
      >
        {suspended ? drivers.reactivate : drivers.suspend}
      </ConnectedButton>
      <AskDialog
        isOpen={isAsking}
        title={question.title}
        stale={isAsking && suspended === toSuspended && question.stale}
        confirm={question.confirm}
        isDanger={toSuspended}
        refuse={people.cancel}
        onConfirm={confirm}
        onClose={ask.close}
      >
        <Text>{question.text}</Text>
        {toSuspended && (
          <>
            <BarWarning userId={id} isDriver />
            <BarReasonFields why={why} reasons={SUSPEND_REASONS} />
          </>
        )}
      </AskDialog>
    </>
  );
}
