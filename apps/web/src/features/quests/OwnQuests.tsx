import { Group, Paper, Title } from '@mantine/core';
import type { OwnQuest } from '@ridewire/contracts';
import { useFlash, useFormat, type Format } from '@ridewire/ui';
import { trpc } from '../../kit/live/trpc.ts';
import { BonusProgress } from '../../kit/charts/BonusProgress.tsx';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { useReadEachTurn } from '../../kit/live/use-read-each-turn.ts';
import { stateOf } from './quest-state.ts';
import { useQuestsTexts } from './texts.en.ts';

/**
 * How far the driver is in the city's quests.
 * @param turn another one whenever a quest or the driver's completed rides changed; undefined until that is known
 */
export function useOwnQuests(turn: string | undefined) {
  const query = trpc.quests.mine.useQuery(undefined, { staleTime: 0 });
  useReadEachTurn(turn, query.refetch);
  return query;
}

/** The city's quests. Nothing where there are none. */
export function OwnQuests({ query }: { query: ReturnType<typeof useOwnQuests> }) {
  const texts = useQuestsTexts();
  if (query.isError && !query.data)
    return (
      <LoadFailure
        mt="lg"
        mb={0}
        sentence={texts.ownFailed}
        isTrying={query.isFetching}
        onTry={query.refetch}
      />
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
  const { count, date, money } = useFormat();
  const { name, rides, done, bonusCents } = quest;
  const flash = useFlash(done);
  return (
    <Paper withBorder p="md" miw={260} data-part="quest" {...flash}>
      <BonusProgress
        title={name}
        bonus={texts.bonusOf(money(bonusCents))}
        rides={rides}
        done={done}
        line={texts.progress(count(Math.min(done, rides)), count(rides))}
        note={sayWhen(quest, texts, date)}
      />
    </Paper>
  );
}

function sayWhen(quest: OwnQuest, texts: ReturnType<typeof useQuestsTexts>, date: Format['date']): string {
  if (quest.reachedAt !== null) return texts.gotOn(date(quest.reachedAt));
  const state = stateOf(quest);
  if (state === 'coming') return texts.begins(date(quest.beginsAt));
  if (state !== 'running') return texts.isMissed;
  // The end is the first moment of the day after.
  return texts.until(date(Date.parse(quest.endsAt) - 1));
}
