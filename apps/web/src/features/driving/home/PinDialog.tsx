import { Button, Group, PinInput, Stack, Text } from '@mantine/core';
import { latinDigits } from '@ridewire/contracts/fold-name';
import { useState } from 'react';
import { FormDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { ReasonLine } from '../../../kit/forms/ReasonLine.tsx';
import { usePinTexts } from './pin.en.ts';

interface PinDialogProps {
  isOpen: boolean;
  isBusy: boolean;
  /** Answers with the sentence of a refusal through `refused`. */
  onSend: (proof: { pin: string } | { withoutPin: string }, refused: (sentence: string) => void) => void;
  onClose: () => void;
}

/** Digits of every keyboard here. */
const DIGIT = /^[0-9০-৯]*$/;

/** At the pickup of a ride with a PIN: the driver types what the rider tells them, or why there is none. */
export function PinDialog({ isOpen, isBusy, onSend, onClose }: PinDialogProps) {
  const texts = usePinTexts();
  return (
    <FormDialog opened={isOpen} onClose={onClose} title={texts.title} worksOffline>
      <PinFields isBusy={isBusy} onSend={onSend} />
    </FormDialog>
  );
}

/** Begins anew whenever the dialog opens. */
function PinFields({ isBusy, onSend }: Pick<PinDialogProps, 'isBusy' | 'onSend'>) {
  const texts = usePinTexts();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState('');
  const [isWithout, setWithout] = useState(false);
  const refused = (sentence: string) => {
    setPin('');
    setProblem(sentence);
  };
  const send = (proof: Parameters<typeof onSend>[0]) => {
    setProblem('');
    onSend(proof, refused);
  };
  return (
    <Stack gap="md">
      <Text>{texts.hint}</Text>
      <Group justify="center">
        <PinInput
          size="xl"
          length={4}
          type={DIGIT}
          inputMode="numeric"
          placeholder=""
          getInputProps={(index) => ({ 'aria-label': texts.digit(index + 1) })}
          data-autofocus
          disabled={isBusy}
          value={pin}
          error={problem !== ''}
          onChange={setPin}
          onComplete={(typed) => send({ pin: latinDigits(typed) })}
        />
      </Group>
      <Text role="alert" ta="center" c="var(--mantine-color-error)" mih="1.5em">
        {problem}
      </Text>
      {!isWithout ? (
        <Button variant="subtle" size="md" onClick={() => setWithout(true)}>
          {texts.none}
        </Button>
      ) : (
        <ReasonLine
          label={texts.why}
          description={texts.whySeen}
          missing={texts.whyMissing}
          send={texts.start}
          isBusy={isBusy}
          worksOffline
          onSend={(withoutPin) => send({ withoutPin })}
        />
      )}
    </Stack>
  );
}
