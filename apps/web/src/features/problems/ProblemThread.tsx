import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { MOST_PROBLEM_CHARACTERS } from '@ridewire/contracts/problem-choices';
import type { OwnProblem } from '@ridewire/contracts';
import { ToneBadge, useFormat } from '@ridewire/ui';
import { useKeptText } from '../../kit/forms/use-kept-text.ts';
import { WriteForm } from '../../kit/forms/WriteForm.tsx';
import { trpc } from '../../kit/live/trpc.ts';
import { useProblemsTexts } from './texts.en.ts';

const TONES = { waiting: 'amber', answered: 'sky', closed: 'gray' } as const;

/** A problem the person reported: what they and support wrote, and a field to write more. */
export function ProblemThread({ problem, name }: { problem: OwnProblem; name: string }) {
  const texts = useProblemsTexts();
  const format = useFormat();
  const [draft, setDraft] = useKeptText(`more ${problem.id}`);
  const [isWriting, { open }] = useDisclosure(draft !== '');
  const write = trpc.problems.write.useMutation();
  const { id, kind, state, item, messages } = problem;
  return (
    <Paper withBorder p="md">
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Title order={4} size="h6">
            {texts.kinds[kind]}
          </Title>
          <ToneBadge tone={TONES[state]} size="sm">
            {texts.states[state]}
          </ToneBadge>
        </Group>
        {item && state !== 'closed' && (
          <Text role="status" size="sm" fw={item.isHere ? 600 : 400}>
            {texts[kind === 'lost_item' ? 'lost' : 'found'][wordOf(item.isHere)](name)}
          </Text>
        )}
        <Stack component="ol" aria-live="polite" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
          {messages.map(({ id: messageId, by, text, sentAt }) => (
            <li key={messageId}>
              <Text size="sm" c="dimmed">
                {texts[by]} · <time dateTime={sentAt}>{format.dateTime(sentAt)}</time>
              </Text>
              <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Text>
            </li>
          ))}
        </Stack>
        {state === 'closed' && (
          <Text size="sm" c="dimmed">
            {texts.closed}
          </Text>
        )}
        {state !== 'closed' && !isWriting && (
          <Button variant="default" onClick={open}>
            {texts.more}
          </Button>
        )}
        {isWriting && (
          <WriteForm
            isFocused
            late={state === 'closed' && { sentence: texts.late, discard: texts.discard }}
            label={texts.more}
            missing={texts.moreMissing}
            send={texts.send}
            sending={texts.sending}
            failed={texts.failed}
            maxLength={MOST_PROBLEM_CHARACTERS}
            draft={draft}
            onDraft={setDraft}
            onSend={({ commandId, text }) => write.mutateAsync({ id: commandId, problemId: id, text })}
          />
        )}
      </Stack>
    </Paper>
  );
}

function wordOf(isHere: boolean | null): 'asking' | 'here' | 'gone' {
  if (isHere === null) return 'asking';
  return isHere ? 'here' : 'gone';
}
