import { Button, Group, Text } from '@mantine/core';
import type { PromoView } from '@ridewire/contracts';
import { ToneBadge, useFlash, useFormat } from '@ridewire/ui';
import { Rows } from '../../kit/lists/Rows.tsx';
import { IfMay } from '../session/IfMay.tsx';
import { stateOf, type PromoState } from './promo-state.ts';
import { usePromosTexts } from './texts.en.ts';
import styles from './promos.module.css';

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
    <li className={styles.item} {...flash}>
      <Group gap="4px 12px">
        <Text span fw={650} ff="monospace" fz="lg">
          {code}
        </Text>
        <ToneBadge tone={TONES[state]}>{texts.states[state]}</ToneBadge>
        <Text span className="rw-num">
          <Terms promo={promo} />
        </Text>
      </Group>
      {(state === 'valid' || state === 'coming' || state === 'usedUp') && (
        <IfMay right="promos:write">
          <Button variant="default" size="sm" mih={44} aria-label={texts.endOf(code)} onClick={onEnd}>
            {texts.end}
          </Button>
        </IfMay>
      )}
      <Text size="sm" className={`${styles.says} rw-num`}>
        {/* The end is the first moment of the day after. */}
        {texts.days(date(beginsAt), date(Date.parse(endsAt) - 1))} · {limits.join(' · ')}
      </Text>
      <Text size="sm" c="dimmed" className={styles.says}>
        {promo.note && `${promo.note} · `}
        {texts.by(promo.by.name)}
        {promo.endedAt !== null && ` · ${texts.endedOn(dateTime(promo.endedAt))}`}
      </Text>
    </li>
  );
}

function Terms({ promo: { percent, capCents, amountCents } }: { promo: PromoView }) {
  const texts = usePromosTexts();
  const { count, money } = useFormat();
  if (percent === null) return texts.amount(money(amountCents ?? 0));
  return capCents === null ? texts.share(count(percent)) : texts.shareUpTo(count(percent), money(capCents));
}
