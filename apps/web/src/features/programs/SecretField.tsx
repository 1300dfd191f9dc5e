import { Button, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useProgramsTexts } from './texts.en.ts';

interface SecretFieldProps {
  label: string;
  secret: string;
  onDone: () => void;
}

/** A secret that is shown this once, to be copied. */
export function SecretField({ label, secret, onDone }: SecretFieldProps) {
  const texts = useProgramsTexts();
  const { copy, copied } = useClipboard({ timeout: 4_000 });
  const CopySign = copied ? IconCheck : IconCopy;
  return (
    <>
      <Text mb="sm">{texts.madeHint}</Text>
      <TextInput
        readOnly
        size="md"
        mb="lg"
        label={label}
        value={secret}
        styles={{ input: { fontFamily: 'monospace' } }}
        data-autofocus
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <DialogFoot>
        <Button size="md" variant="default" onClick={onDone}>
          {texts.done}
        </Button>
        <Button
          size="md"
          leftSection={<CopySign size={20} stroke={1.75} aria-hidden />}
          onClick={() => copy(secret)}
        >
          <span role="status">{copied ? texts.copied : texts.copy}</span>
        </Button>
      </DialogFoot>
    </>
  );
}
