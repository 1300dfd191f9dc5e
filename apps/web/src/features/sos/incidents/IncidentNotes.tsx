import { Box, Text, Title } from '@mantine/core';
import type { IncidentView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { keepIncident } from './keep-incident.ts';
import { useKeptText } from '../../../kit/forms/use-kept-text.ts';
import { WriteForm } from '../../../kit/forms/WriteForm.tsx';
import { trpc } from '../../../kit/live/trpc.ts';
import { toastDone } from '../../../kit/toasts/show-toast.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { useIncidentsTexts } from './texts.en.ts';
import styles from './incidents.module.css';
import { IfMay } from '../../session/IfMay.tsx';

const MAX_LETTERS = 1_000;

/** The notes on what was done, by whom and when, and a field to write more. */
export function IncidentNotes({ incident }: { incident: IncidentView }) {
  const incidents = useIncidentsTexts();
  const format = useFormat();
  const [draft, setDraft] = useKeptText(`note ${incident.rideId}`);
  const adding = trpc.incidents.note.useMutation();
  return (
    <Panel aria-label={incidents.notes}>
      <Title order={2} size="h4" mb="sm">
        {incidents.notes}
      </Title>
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
      <IfMay right="safety:write">
        <Box mt="md">
          <WriteForm
            label={incidents.note}
            description={incidents.noteHint}
            missing={incidents.noteMissing}
            send={incidents.addNote}
            sending={incidents.adding}
            failed={incidents.addFailed}
            maxLength={MAX_LETTERS}
            draft={draft}
            onDraft={setDraft}
            onSend={async (note) => {
              await keepIncident(await adding.mutateAsync({ rideId: incident.rideId, ...note }));
              toastDone(incidents.added);
            }}
          />
        </Box>
      </IfMay>
    </Panel>
  );
}
