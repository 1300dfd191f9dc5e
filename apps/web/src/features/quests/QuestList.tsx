import { Button, Group, Text } from '@mantine/core';
import type { QuestView } from '@ridewire/contracts';
import { ToneBadge, useFlash, useFormat } from '@ridewire/ui';
import { ItemWords } from '../../kit/lists/ItemWords.tsx';
import { Row } from '../../kit/lists/Row.tsx';
import { Rows } from '../../kit/lists/Rows.tsx';
import { IfMay } from '../session/IfMay.tsx';
import { stateOf, type QuestState } from './quest-state.ts';
import { useQuestsTexts } from './texts.en.ts';

const TONES = {
  running: 'wire',
  coming: 'sky',
  over: 'gray',
  ended: 'gray',
} as const satisfies Record<QuestState, string>;

interface QuestListProps {
  quests: readonly QuestView[];
  onEnd: (quest: QuestView) => void;
}

export function QuestList({ quests, onEnd }: QuestListProps) {
  const texts = useQuestsTexts();
  return (
    <Rows aria-label={texts.list}>
      {quests.map((quest) => (
        <QuestRow key={quest.id} quest={quest} onEnd={() => onEnd(quest)} />
      ))}
    </Rows>
  );
}

function QuestRow({ quest, onEnd }: { quest: QuestView; onEnd: () => void }) {
  const texts = useQuestsTexts();
  const { count, date, dateTime, money } = useFormat();
  const state = stateOf(quest);
  const { name, rides, bonusCents, beginsAt, endsAt, endedAt, reached, costCents } = quest;
  const flash = useFlash(`${reached} ${state}`);
  const facts = [
    // The end is the first moment of the day after.
    texts.days(date(beginsAt), date(Date.parse(endsAt) - 1)),
    texts.reached(count(reached), reached === 1),
    texts.cost(money(costCents)),
  ];
  return (
    <Row isWrapping {...flash}>
      <ItemWords>
        <Group gap="4px 12px">
          <Text span fw={650} fz="lg">
            {name}
          </Text>
          <ToneBadge tone={TONES[state]}>{texts.states[state]}</ToneBadge>
          <Text span className="rw-num">
            {texts.terms(count(rides), rides === 1, money(bonusCents))}
          </Text>
        </Group>
        <Text size="sm" className="rw-num" my={4}>
          {facts.join(' · ')}
        </Text>
        <Text size="sm" c="dimmed">
          {texts.by(quest.by.name)}
          {endedAt !== null && ` · ${texts.endedOn(dateTime(endedAt))}`}
        </Text>
      </ItemWords>
      {(state === 'running' || state === 'coming') && (
        <IfMay right="quests:write">
          <Button variant="default" size="sm" aria-label={texts.endOf(name)} onClick={onEnd}>
            {texts.end}
          </Button>
        </IfMay>
      )}
    </Row>
  );
}
