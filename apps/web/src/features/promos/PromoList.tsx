import { Button, Group, Text } from '@mantine/core';
import type { PromoView } from '@ridewire/contracts';
import { ToneBadge, useFlash, useFormat } from '@ridewire/ui';
import { ItemWords } from '../../kit/lists/ItemWords.tsx';
import { Row } from '../../kit/lists/Row.tsx';
import { Rows } from '../../kit/lists/Rows.tsx';
import { IfMay } from '../session/IfMay.tsx';
import { stateOf, type PromoState } from './promo-state.ts';
import { usePromosTexts } from './texts.en.ts';

const TONES = {
  valid: 'wire',
  coming: 'sky',
  usedUp: 'amber',
  over: 'gray',
  ended: 'gray',
} as const satisfies Record<PromoState, string>;

interface PromoListProps {
  promos: readonly PromoView[];
  onEnd: (promo: PromoView) => void;
}

export function PromoList({ promos, onEnd }: PromoListProps) {
  const texts = usePromosTexts();
  return (
    <Rows aria-label={texts.list}>
      {promos.map((promo) => (
        <PromoRow key={promo.id} promo={promo} onEnd={() => onEnd(promo)} />
      ))}
    </Rows>
  );
}

function PromoRow({ promo, onEnd }: { promo: PromoView; onEnd: () => void }) {
  const texts = usePromosTexts();
  const { count, date, dateTime, money } = useFormat();
  const state = stateOf(promo);
  const flash = useFlash(`${promo.used} ${promo.costCents} ${state}`);
  const { code, beginsAt, endsAt, mostUses, mostEach, used } = promo;
  const limits = [
    texts.each(count(mostEach), mostEach === 1),
    ...(promo.isFirstRide ? [texts.firstRide] : []),
    mostUses === null ? texts.used(count(used), used === 1) : texts.usedOf(count(used), count(mostUses)),
    texts.cost(money(promo.costCents)),
  ];
  return (
    <Row isWrapping {...flash}>
      <ItemWords>
        <Group gap="4px 12px">
          <Text span fw={650} ff="monospace" fz="lg">
            {code}
          </Text>
          <ToneBadge tone={TONES[state]}>{texts.states[state]}</ToneBadge>
          <Text span className="rw-num">
            <Terms promo={promo} />
          </Text>
        </Group>
        <Text size="sm" className="rw-num" my={4}>
          {/* The end is the first moment of the day after. */}
          {texts.days(date(beginsAt), date(Date.parse(endsAt) - 1))} · {limits.join(' · ')}
        </Text>
        <Text size="sm" c="dimmed">
          {promo.note && `${promo.note} · `}
          {texts.by(promo.by.name)}
          {promo.endedAt !== null && ` · ${texts.endedOn(dateTime(promo.endedAt))}`}
        </Text>
      </ItemWords>
      {(state === 'valid' || state === 'coming' || state === 'usedUp') && (
        <IfMay right="promos:write">
          <Button variant="default" size="sm" aria-label={texts.endOf(code)} onClick={onEnd}>
            {texts.end}
          </Button>
        </IfMay>
      )}
    </Row>
  );
}

function Terms({ promo: { percent, capCents, amountCents } }: { promo: PromoView }) {
  const texts = usePromosTexts();
  const { count, money } = useFormat();
  if (percent === null) return texts.amount(money(amountCents ?? 0));
  return capCents === null ? texts.share(count(percent)) : texts.shareUpTo(count(percent), money(capCents));
}
