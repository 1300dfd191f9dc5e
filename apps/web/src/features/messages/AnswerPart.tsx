import { Box, Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { MAX_MESSAGE_LETTERS, type MessageView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { type FormEvent, useId, useState } from 'react';
import { useMessagesTexts } from './texts.en.ts';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { useKeptText } from '../../kit/forms/use-kept-text.ts';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { keepMessage } from './keep-message.ts';
import { focusLostHeading } from '../../kit/page/focus-lost-heading.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { Panel } from '../../kit/page/Panel.tsx';

/** The given answer, or the box for one. Typed text stays when another admin was first. */
export function AnswerPart({ message }: { message: MessageView }) {
  const messages = useMessagesTexts();
  const format = useFormat();
  const [draft, setDraft] = useKeptText(`message-answer ${message.id}`);
  const { answered } = message;
  return (
    <>
      {answered && (
        <Panel aria-label={messages.answered}>
          <Title order={2} size="h4" mb="sm">
            {messages.answered}
          </Title>
          <Box component="p" maw="72ch" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {answered.text}
          </Box>
          <Text size="sm" c="dimmed" mt={12}>
            {messages.answeredBy(answered.by.name ?? messages.removedAdmin)}{' '}
            <time dateTime={answered.at}>{format.dateTime(answered.at)}</time>
          </Text>
        </Panel>
      )}
      {(!answered || draft !== '') && <AnswerForm message={message} draft={draft} onDraft={setDraft} />}
    </>
  );
}

interface AnswerFormProps {
  message: MessageView;
  draft: string;
  onDraft: (draft: string) => void;
}

/** The form for an answer. Once another admin has answered, it only keeps the typed text. */
function AnswerForm({ message, draft, onDraft }: AnswerFormProps) {
  const messages = useMessagesTexts();
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
    <Panel component="form" onSubmit={submit} noValidate>
      <Stack gap="md">
        {isLate && <Text role="status">{messages.meanwhile}</Text>}
        <Textarea
          id={id}
          size="md"
          inputWrapperOrder={['label', 'input', 'error', 'description']}
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
            <ConnectedButton
              size="md"
              type="submit"
              isBusy={answering.isPending}
              busyLabel={messages.sending}
            >
              {messages.send}
            </ConnectedButton>
          )}
        </Group>
      </Stack>
    </Panel>
  );
}

/**
 * Sends an answer. When another admin was first, the server's sentence says who.
 * @param onSent called when the typed text is no longer needed
 */
function useAnswerMessage(onSent: () => void) {
  const messages = useMessagesTexts();
  const utils = trpc.useUtils();
  return trpc.messages.answer.useMutation({
    onSuccess: async (message) => {
      onSent();
      await keepMessage(message);
      toastDone(messages.sent);
      // The pressed button is gone.
      focusLostHeading();
    },
    onError: (error) => {
      toastFailed(errorSentence(error, messages.sendFailed));
      void utils.messages.invalidate();
    },
  });
}
