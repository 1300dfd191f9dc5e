import { Button, Group, Text } from '@mantine/core';
import type { StreetChangesSnapshot, StreetChangeView } from '@ridewire/contracts';
import { ToneBadge, useFormat } from '@ridewire/ui';
import { ItemWords } from '../../kit/lists/ItemWords.tsx';
import { Row } from '../../kit/lists/Row.tsx';
import { Rows } from '../../kit/lists/Rows.tsx';
import { IfMay } from '../session/IfMay.tsx';
import { stateOf } from './state-of.ts';
import { useStreetChangesTexts } from './texts.en.ts';
import { useSayStreets } from './use-say-streets.ts';

interface ChangeListProps {
  items: readonly StreetChangeView[];
  /** Those that stand and come, once they are known. */
  known: StreetChangesSnapshot | undefined;
  onEnd: (change: StreetChangeView) => void;
}

const TONES = { standing: 'wire', coming: 'amber', over: 'gray' } as const;

/** Changes of streets: what, where, from when until when, and by whom. */
export function ChangeList({ items, known, onEnd }: ChangeListProps) {
  const texts = useStreetChangesTexts();
  const { count, dateTime } = useFormat();
  const say = useSayStreets();
  return (
    <Rows aria-label={texts.title}>
      {items.map((change) => {
        const { id, kmh, reason, stretches, beginsAt, endsAt, by, ended } = change;
        const state = stateOf(change, known);
        const lost = known?.lost?.find((each) => each.id === id)?.stretches ?? 0;
        const streets = say(stretches);
        const [begin, end] = [texts.from(dateTime(beginsAt)), endsAt && dateTime(endsAt)];
        return (
          <Row key={id} isWrapping>
            <ItemWords>
              <Group gap="4px 12px">
                <Text span fw={650} fz="lg">
                  {kmh === null ? texts.closed : texts.slow(count(kmh))}: {streets}
                </Text>
                <ToneBadge tone={TONES[state]}>{texts[state]}</ToneBadge>
              </Group>
              <Text size="sm" my={4}>
                {reason}
              </Text>
              <Text size="sm" className="rw-num">
                {end === null ? begin : texts.fromUntil(begin, end)} ·{' '}
                {texts.stretches(count(stretches.length), stretches.length === 1)}
              </Text>
              {lost > 0 && (
                <Text size="sm" c="var(--rw-warning-text)" className="rw-num">
                  {texts.lost(count(lost), count(stretches.length))}
                </Text>
              )}
              <Text size="sm" c="dimmed">
                {texts.by(by.name)}
                {ended && ` · ${texts.endedBy(ended.by.name)} · ${dateTime(ended.at)}`}
              </Text>
            </ItemWords>
            {state !== 'over' && (
              <IfMay right="areas:write">
                <Button
                  variant="default"
                  size="sm"
                  aria-label={texts.endOf(streets)}
                  onClick={() => onEnd(change)}
                >
                  {texts.end}
                </Button>
              </IfMay>
            )}
          </Row>
        );
      })}
    </Rows>
  );
}
