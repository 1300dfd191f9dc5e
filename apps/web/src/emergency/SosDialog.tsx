import './emergency.css';
import { Alert, Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useIsLinked } from '../live/link-state.ts';
import { useOwnAlertLive } from '../live/use-live.ts';
import { useBackCloses } from '../shell/use-back-closes.ts';
import { useTexts } from '../texts/use-texts.ts';
import { CallHelp } from './CallHelp.tsx';
import { EMERGENCY_NUMBER } from './emergency-number.ts';
import { HelpNotice } from './HelpNotice.tsx';
import { useRaiseAlert, type CalledRide } from './use-raise-alert.ts';

export interface SosDialogProps {
  isOpen: boolean;
  /** The ride from which help is called; without one only the number is said, and nothing is sent. */
  ride: CalledRide | null;
  onClose: () => void;
}

/** Asks whether our team shall be told, and always names the number to call. */
export function SosDialog({ isOpen, ride, onClose }: SosDialogProps) {
  const { emergency } = useTexts();
  useBackCloses(isOpen, onClose);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={emergency.title}
      // The finger that held the button is still down when this opens: it must not close it.
      closeOnClickOutside={false}
    >
      {ride ? <SendAlert ride={ride} onClose={onClose} /> : <OnlyNumber onClose={onClose} />}
    </Modal>
  );
}

function OnlyNumber({ onClose }: { onClose: () => void }) {
  const { emergency } = useTexts();
  return (
    <Stack gap="lg">
      <Text fw={600}>{emergency.danger(EMERGENCY_NUMBER)}</Text>
      <Text>{emergency.noRide}</Text>
      <div className="rw-help-buttons">
        <CallHelp />
        <Button size="lg" variant="default" data-autofocus onClick={onClose}>
          {emergency.close}
        </Button>
      </div>
    </Stack>
  );
}

function SendAlert({ ride, onClose }: { ride: CalledRide; onClose: () => void }) {
  const { emergency } = useTexts();
  const isLinked = useIsLinked();
  const { state, problem, send } = useRaiseAlert(ride);
  const [message, setMessage] = useState('');
  // The notice about a call already made says the number too.
  const wasTold = useOwnAlertLive().data?.rideId === ride.id;
  const isOffline = !isLinked && !navigator.onLine;
  const said = problem ?? (isOffline ? emergency.offline(EMERGENCY_NUMBER) : null);
  return (
    <Stack gap="lg">
      <HelpNotice rideId={ride.id} />
      {state === 'sent' ? (
        <Text>{emergency.sent}</Text>
      ) : (
        <>
          <Text>{emergency.offer}</Text>
          {!wasTold && <Text fw={600}>{emergency.danger(EMERGENCY_NUMBER)}</Text>}
          <Textarea
            label={emergency.message}
            placeholder={emergency.messageHint}
            maxLength={500}
            autosize
            minRows={1}
            maxRows={4}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </>
      )}
      {said && (
        <Alert color="red" role="alert">
          {said}
        </Alert>
      )}
      <div className="rw-help-buttons">
        {state !== 'sent' && (
          <Button
            size="lg"
            color="red"
            aria-busy={state === 'sending' || undefined}
            aria-disabled={state === 'sending' || undefined}
            onClick={() => void send(message.trim())}
          >
            {state === 'sending' ? emergency.sending : emergency.sendAlert}
          </Button>
        )}
        <CallHelp />
        <Button size="lg" variant="default" data-autofocus onClick={onClose}>
          {state === 'sent' ? emergency.close : emergency.notNow}
        </Button>
      </div>
    </Stack>
  );
}
