import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import { ConnectedButton } from '../buttons/ConnectedButton.tsx';
import { errorSentence, findErrorField } from '../live/error-sentence.ts';
import { Failure } from '../notes/Failure.tsx';
import { FullNote } from './FullNote.tsx';
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
  /** Why what is typed can't be sent any more: it can still be copied, and discarded. */
  late?: { sentence: string; discard: string } | false;
  /** Takes the focus when it appears. @default false */
  isFocused?: boolean;
}

/** Why it was not taken. */
interface Refusal {
  sentence: string;
  /** It is about the words, so it is shown at their field. */
  isOfText: boolean;
}

/** A field for some lines and the button that sends them. Nothing typed is lost when they can't be sent. */
export function WriteForm(props: WriteFormProps) {
  const { label, description, missing, send, sending, failed, maxLength, draft, onDraft, onSend } = props;
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // One id a text: pressed or sent twice, it is still one.
  const sent = useRef<SentText>(null);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const takeFocus = useEffectEvent(() => props.isFocused && document.getElementById(id)?.focus());
  useEffect(() => void takeFocus(), []);
  const isMissing = draft.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const isComplete = props.isComplete?.() ?? true;
    if (isMissing) return document.getElementById(id)?.focus();
    if (isBusy || !isComplete) return undefined;
    setBusy(true);
    setRefusal(null);
    sent.current = commandOfText(sent.current, draft);
    const sentText = draft;
    try {
      await onSend(sent.current);
      sent.current = null;
      setAsked(false);
      // What was added meanwhile stays.
      if (latest.current === sentText) onDraft('');
    } catch (error) {
      const isOfText = findErrorField(error) === 'text';
      setRefusal({ sentence: errorSentence(error, failed), isOfText });
      if (isOfText) document.getElementById(id)?.focus();
    }
    return setBusy(false);
  };
  if (props.late && isMissing) return null;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        {props.late && <Text role="status">{props.late.sentence}</Text>}
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
          readOnly={isBusy || Boolean(props.late)}
          error={isAsked && isMissing ? missing : refusal?.isOfText && refusal.sentence}
          onChange={({ currentTarget }) => {
            setRefusal(null);
            onDraft(currentTarget.value);
          }}
        />
        <FullNote text={draft} most={maxLength} />
        {refusal && !refusal.isOfText && <Failure>{refusal.sentence}</Failure>}
        <Group justify="flex-end">
          {props.late ? (
            <Button size="md" variant="default" onClick={() => onDraft('')}>
              {props.late.discard}
            </Button>
          ) : (
            <ConnectedButton size="md" type="submit" isBusy={isBusy} busyLabel={sending}>
              {send}
            </ConnectedButton>
          )}
        </Group>
      </Stack>
    </form>
  );
}
