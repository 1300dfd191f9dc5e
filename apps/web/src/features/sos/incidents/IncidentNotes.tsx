import { Group, Stack, Text, Textarea } from '@mantine/core';
import type { IncidentView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { keepIncident } from './keep-incident.ts';
import { commandOfText, type SentText } from '../../../kit/forms/command-of-text.ts';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useIncidentsTexts } from './texts.en.ts';
import messagesStyles from '../../messages/messages.module.css';
import styles from './incidents.module.css';

const MAX_LETTERS = 1_000;

/** The notes on what was done, by whom and when, and a field to write more. */
export function IncidentNotes({ incident }: { incident: IncidentView }) {
  const incidents = useIncidentsTexts();
  const format = useFormat();
  const id = useId();
  const [draft, setDraft] = useState('');
  const [isAsked, setAsked] = useState(false);
  // One id a note: pressed or sent twice, it is still one.
  const sent = useRef<SentText>(null);
  const adding = trpc.incidents.note.useMutation({
    onSuccess: async (changed) => {
      setDraft('');
      setAsked(false);
      sent.current = null;
      await keepIncident(changed);
      toastDone(incidents.added);
    },
    onError: (error) => toastFailed(errorSentence(error, incidents.addFailed)),
  });
  const isMissing = draft.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isMissing) return document.getElementById(id)?.focus();
    if (adding.isPending) return undefined;
    sent.current = commandOfText(sent.current, draft);
    return adding.mutate({ rideId: incident.rideId, ...sent.current });
  };
  return (
    <section className={messagesStyles.panel} aria-label={incidents.notes}>
      <h2>{incidents.notes}</h2>
      {incident.notes.length === 0 && (
        <Text size="sm" c="dimmed">
          {incidents.noNotes}
        </Text>
      )}
      <ol className={styles.lines}>
        {incident.notes.map(({ id: noteId, text, by, at }) => (
          <li key={noteId}>
            <p data-words>{text}</p>
            <Text size="sm" c="dimmed" className="rw-num">
              {incidents.notedBy(by.name ?? incidents.removed, format.dateTime(at))}
            </Text>
          </li>
        ))}
      </ol>
      <form onSubmit={submit} noValidate>
        <Stack gap="md" mt="md">
          <Textarea
            id={id}
            size="md"
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            label={incidents.note}
            description={incidents.noteHint}
            autosize
            minRows={2}
            maxRows={10}
            maxLength={MAX_LETTERS}
            value={draft}
            readOnly={adding.isPending}
            error={isAsked && isMissing && incidents.noteMissing}
            onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          />
          <Group justify="flex-end">
            <ConnectedButton size="md" type="submit" isBusy={adding.isPending} busyLabel={incidents.adding}>
              {incidents.addNote}
            </ConnectedButton>
          </Group>
        </Stack>
      </form>
    </section>
  );
}
