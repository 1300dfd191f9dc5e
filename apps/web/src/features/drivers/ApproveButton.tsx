import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { DriverView } from '@ridewire/contracts';
import { useEffect, useRef } from 'react';
import { useLackingDocuments } from '../documents/use-lacking-documents.ts';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { keepDriver } from '../people/keep-people.ts';
import { LaterAskDialog } from '../../kit/dialogs/LaterAskDialog.tsx';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { Note } from '../../kit/notes/Note.tsx';
import { TextLink } from '../../kit/page/TextLink.tsx';
import { useSayVehicle } from '../rides/use-kind-name.ts';
import { useDocumentsTexts } from '../documents/texts.en.ts';
import { useDriversTexts } from './texts.en.ts';
import { usePeopleTexts } from '../people/texts.en.ts';
import styles from '../users/people.module.css';

export interface ApproveButtonProps {
  driver: DriverView;
  /** The driver was approved, so this button is gone: its focus needs another place. */
  onGone: () => void;
}

/** Approves a driver who isn't: asks first, and waits for the server. */
export function ApproveButton({ driver, onGone }: ApproveButtonProps) {
  const drivers = useDriversTexts();
  const people = usePeopleTexts();
  const documents = useDocumentsTexts();
  const [isAsking, ask] = useDisclosure();
  const say = useSayVehicle();
  const { kind, classRank, seats, licensePlate } = driver.vehicle;
  const approve = trpc.drivers.approve.useMutation({
    onSuccess: async (approved) => {
      await keepDriver(approved);
      toastDone(drivers.approveDone);
      ask.close();
    },
    onError: (error) => toastFailed(errorSentence(error, drivers.approveFailed)),
  });
  // Whether the focus is on the button, or comes back to it from the dialog.
  const hasFocus = useRef(false);
  const open = () => {
    approve.reset();
    ask.open();
  };
  const { approved } = driver;
  useEffect(() => {
    if (!approved || isAsking || !hasFocus.current) return;
    hasFocus.current = false;
    onGone();
  }, [approved, isAsking, onGone]);
  const lacking = useLackingDocuments(driver.documents);
  const isMine = approve.isPending || approve.isSuccess;
  const hasVehicle = driver.vehicle.model !== null && driver.vehicle.licensePlate !== null;
  const isReady = isMine || (hasVehicle && lacking.length === 0);
  return (
    <>
      {!approved && (
        <Button
          aria-label={drivers.approveName(driver.name)}
          onFocus={() => (hasFocus.current = true)}
          onBlur={() => (hasFocus.current = isAsking)}
          onClick={open}
        >
          {drivers.approve}
        </Button>
      )}
      <LaterAskDialog
        isOpen={isAsking}
        title={drivers.approveTitle(driver.name)}
        stale={isAsking && approved && !isMine && drivers.approveStale}
        confirm={drivers.approve}
        refusal={!isReady && drivers.approveNotYet}
        isBusy={approve.isPending}
        refuse={people.cancel}
        // A failure is shown above; here only the end counts.
        onConfirm={() =>
          approve
            .mutateAsync({ driverId: driver.id, licensePlate, vehicle: { kind, classRank, seats } })
            .catch(() => {})
        }
        onClose={ask.close}
      >
        {isReady ? drivers.approveText(say(driver.vehicle)) : !hasVehicle && drivers.approveWithoutVehicle}
        {lacking.length > 0 && (
          <Note>
            {documents.notInOrder}
            <ul className={styles.lacking}>
              {lacking.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <TextLink
              to="/dashboard/driver-management/$driverId"
              params={{ driverId: driver.id }}
              onClick={ask.close}
            >
              {documents.seeDocuments}
            </TextLink>
          </Note>
        )}
      </LaterAskDialog>
    </>
  );
}
