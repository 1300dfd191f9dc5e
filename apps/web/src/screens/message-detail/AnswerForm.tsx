import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { MAX_MESSAGE_LETTERS, type MessageView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useId, useState, type FormEvent } from 'react';
import { LinkedButton } from '../../shell/LinkedButton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { useAnswerMessage } from './use-answer-message.ts';

export interface AnswerFormProps {
  message: MessageView;
  draft: string;
  onDraft: (draft: string) => void;
}

/** Where an answer is written. Once another admin has answered, it only keeps what was typed. */
export function AnswerForm({ message, draft, onDraft }: AnswerFormProps) {
  const { messages } = useTexts();
  const format = useFormat();
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const answering = useAnswerMessage(() => onDraft(''));
  const isLate = message.answered !== null && !answering.isPending;
  const problem =
    draft.trim() === ''
      ? messages.answerMissing
      : draft.trim().length > MAX_MESSAGE_LETTERS && messages.answerLong(format.count(MAX_MESSAGE_LETTERS));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problem) document.getElementById(id)?.focus();
    else if (!answering.isPending) answering.mutate({ messageId: message.id, answer: draft });
  };
  return (
    <form className="rw-message-panel" onSubmit={submit} noValidate>
      <Stack gap="md">
        {isLate && <Text role="status">{messages.meanwhile}</Text>}
        <Textarea
          id={id}
          size="md"
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          className="rw-message-answer"
          label={messages.answer}
          description={isLate ? undefined : messages.answerHint(message.email)}
          autosize
          minRows={5}
          maxRows={20}
          value={draft}
          readOnly={isLate || answering.isPending}
          error={isAsked && !isLate && problem}
          onChange={({ currentTarget }) => onDraft(currentTarget.value)}
        />
        <Group justify="flex-end">
          {isLate ? (
            <Button size="md" variant="default" onClick={() => onDraft('')}>
              {messages.discard}
            </Button>
          ) : (
            <LinkedButton size="md" type="submit" isBusy={answering.isPending} busyLabel={messages.sending}>
              {messages.send}
            </LinkedButton>
          )}
        </Group>
      </Stack>
    </form>
  );
}
