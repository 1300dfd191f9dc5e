import { Group, Stack, Textarea } from '@mantine/core';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { ConnectedButton } from '../buttons/ConnectedButton.tsx';
import { errorSentence } from '../live/error-sentence.ts';
import { toastFailed } from '../toasts/show-toast.tsx';
import { commandOfText, type SentText } from './command-of-text.ts';

export interface WriteFormProps {
  label: string;
  description?: string;
  /** Said where nothing is written. */
  missing: string;
  send: string;
  sending: string;
  failed: string;
  maxLength: number;
  draft: string;
  onDraft: (draft: string) => void;
  /** Sends the words; the same words sent again have the same id. */
  onSend: (sent: SentText) => Promise<unknown>;
  /** Whether the rest of the form is complete; called when the person sends. */
  isComplete?: () => boolean;
  /** Next to the button that sends. */
  children?: ReactNode;
}

/** A field for some lines and the button that sends them. Nothing typed is lost when they can't be sent. */
export function WriteForm(props: WriteFormProps) {
  const { label, description, missing, send, sending, failed, maxLength, draft, onDraft, onSend } = props;
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // One id a text: pressed or sent twice, it is still one.
  const sent = useRef<SentText>(null);
  const isMissing = draft.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const isComplete = props.isComplete?.() ?? true;
    if (isMissing) return document.getElementById(id)?.focus();
    if (isBusy || !isComplete) return undefined;
    setBusy(true);
    sent.current = commandOfText(sent.current, draft);
    try {
      await onSend(sent.current);
      sent.current = null;
      setAsked(false);
      onDraft('');
    } catch (error) {
      toastFailed(errorSentence(error, failed));
    }
    return setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <Textarea
          id={id}
          size="md"
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          label={label}
          description={description}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={maxLength}
          value={draft}
          readOnly={isBusy}
          error={isAsked && isMissing && missing}
          onChange={({ currentTarget }) => onDraft(currentTarget.value)}
        />
        <Group justify="flex-end">
          {props.children}
          <ConnectedButton size="md" type="submit" isBusy={isBusy} busyLabel={sending}>
            {send}
          </ConnectedButton>
        </Group>
      </Stack>
    </form>
  );
}
