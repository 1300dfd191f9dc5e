import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { EMERGENCY_NUMBER } from '@ridewire/contracts/emergency-number';
import { CallHelp } from './CallHelp.tsx';
import { useIsConnected } from '../../kit/live/connection-state.ts';
import { useOwnAlertLive } from './alerts-live.ts';
import { useBackCloses } from '../../kit/dialogs/use-back-closes.ts';
import { Failure } from '../../kit/notes/Failure.tsx';
import { HelpNotice } from './HelpNotice.tsx';
import { type RideWithAlert, useRaiseAlert } from './use-raise-alert.ts';
import { useSosTexts } from './texts.en.ts';

export interface SosDialogProps {
  isOpen: boolean;
  /** The ride of the alert; without one, only the number is shown, and nothing is sent. */
  ride: RideWithAlert | null;
  onClose: () => void;
}

/** Asks whether to alert our team, and always names the number to call. */
export function SosDialog({ isOpen, ride, onClose }: SosDialogProps) {
  const sos = useSosTexts();
  useBackCloses(isOpen, onClose);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={sos.title}
      // The finger that held the button is still down when this opens: it must not close it.
      closeOnClickOutside={false}
    >
      {ride ? <SendAlert ride={ride} onClose={onClose} /> : <OnlyNumber onClose={onClose} />}
    </Modal>
  );
}

function OnlyNumber({ onClose }: { onClose: () => void }) {
  const sos = useSosTexts();
  return (
    <Stack gap="lg">
      <Text fw={600}>{sos.danger(EMERGENCY_NUMBER)}</Text>
      <Text>{sos.noRide}</Text>
      <Stack gap="sm">
        <CallHelp />
        <Button size="lg" variant="default" data-autofocus onClick={onClose}>
          {sos.close}
        </Button>
      </Stack>
    </Stack>
  );
}

function SendAlert({ ride, onClose }: { ride: RideWithAlert; onClose: () => void }) {
  const sos = useSosTexts();
  const isConnected = useIsConnected();
  const { state, problem, send } = useRaiseAlert(ride);
  const [message, setMessage] = useState('');
  // The notice about an earlier alert shows the number too.
  const wasTold = useOwnAlertLive().data?.rideId === ride.id;
  const isOffline = !isConnected && !navigator.onLine;
  const said = problem ?? (isOffline ? sos.offline(EMERGENCY_NUMBER) : null);
  return (
    <Stack gap="lg">
      <HelpNotice rideId={ride.id} />
      {state === 'sent' ? (
        <Text>{sos.sent}</Text>
      ) : (
        <>
          <Text>{sos.offer}</Text>
          {!wasTold && <Text fw={600}>{sos.danger(EMERGENCY_NUMBER)}</Text>}
          <Textarea
            label={sos.message}
            placeholder={sos.messageHint}
            maxLength={500}
            autosize
            minRows={1}
            maxRows={4}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </>
      )}
      <Failure>{said}</Failure>
      <Stack gap="sm">
        {state !== 'sent' && (
          <Button
            size="lg"
            color="red"
            aria-busy={state === 'sending' || undefined}
            aria-disabled={state === 'sending' || undefined}
            onClick={() => void send(message.trim())}
          >
            {state === 'sending' ? sos.sending : sos.sendAlert}
          </Button>
        )}
        <CallHelp />
        <Button size="lg" variant="default" data-autofocus onClick={onClose}>
          {state === 'sent' ? sos.close : sos.notNow}
        </Button>
      </Stack>
    </Stack>
  );
}
