import { Alert, Button, Group, Paper, Progress, Text, Title } from '@mantine/core';
import type { OwnQuest } from '@ridewire/contracts';
import { useFlash, useFormat } from '@ridewire/ui';
import { useConnectionPart } from '../../kit/live/connection-state.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { useReadAgain } from '../../kit/live/use-read-again.ts';
import { stateOf } from './quest-state.ts';
import { useQuestsTexts } from './texts.en.ts';

/**
 * How far the driver is in the city's quests.
 * @param turn another one whenever a quest or the driver's completed rides changed; undefined until that is known
 */
export function useOwnQuests(turn: string | undefined) {
  const query = trpc.quests.mine.useQuery(undefined, { staleTime: 0 });
  const openCount = useConnectionPart('openCount');
  useReadAgain(turn && `${turn} ${openCount}`, query.refetch);
  return query;
}

/** The city's quests. Nothing where there are none. */
export function OwnQuests({ query }: { query: ReturnType<typeof useOwnQuests> }) {
  const texts = useQuestsTexts();
  if (query.isError && !query.data)
    return (
      <Alert color="red" role="alert" mt="lg">
        <Group justify="space-between">
          {texts.ownFailed}
          <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
            {texts.tryAgain}
          </Button>
        </Group>
      </Alert>
    );
  if (!query.data?.length) return null;
  return (
    <section aria-labelledby="quests">
      <Title order={2} size="h3" mt="xl" mb="sm" id="quests">
        {texts.own}
      </Title>
      <Group grow preventGrowOverflow={false} align="stretch" gap="sm">
        {query.data.map((quest) => (
          <QuestCard key={quest.id} quest={quest} />
        ))}
      </Group>
    </section>
  );
}

function QuestCard({ quest }: { quest: OwnQuest }) {
  const texts = useQuestsTexts();
  const { count, money } = useFormat();
  const { name, rides, done, bonusCents } = quest;
  const flash = useFlash(done);
  const line = texts.progress(count(Math.min(done, rides)), count(rides));
  return (
    <Paper withBorder p="md" miw={260} data-part="quest" {...flash}>
      <Group justify="space-between" gap="0 12px" wrap="nowrap" align="baseline">
        <Text span fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text span className="rw-num" fw={600} ta="right">
          {texts.bonusOf(money(bonusCents))}
        </Text>
      </Group>
      <Progress.Root size="sm" my={8}>
        <Progress.Section
          value={Math.min(100, (done / rides) * 100)}
          color="var(--rw-primary)"
          aria-label={name}
          aria-valuetext={line}
        />
      </Progress.Root>
      <Group justify="space-between" gap="0 12px" fz="sm" c="var(--rw-text-2)">
        <span className="rw-num">{line}</span>
        <span className="rw-num">
          <When quest={quest} />
        </span>
      </Group>
    </Paper>
  );
}

function When({ quest }: { quest: OwnQuest }) {
  const texts = useQuestsTexts();
  const { date } = useFormat();
  if (quest.reachedAt !== null) return texts.gotOn(date(quest.reachedAt));
  const state = stateOf(quest);
  if (state === 'coming') return texts.begins(date(quest.beginsAt));
  if (state !== 'running') return texts.isMissed;
  // The end is the first moment of the day after.
  return texts.until(date(Date.parse(quest.endsAt) - 1));
}
