import { Group, Text, Title } from '@mantine/core';
import type { StatementView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useDriverTexts } from '../texts.en.ts';
import { listExtra, type Extra } from './list-extra.ts';
import { useSheetTexts } from './sheet.en.ts';

const NONE: readonly Extra[] = [];

/** What came on top of the rides of some days, the latest first. */
export function useExtra(statement: StatementView | undefined): readonly Extra[] {
  const { broughtBonus, cameBonus } = useSheetTexts();
  return statement ? listExtra(statement, { broughtBonus, cameBonus }) : NONE;
}

/** What came on top of the rides, listed. */
export function Bonuses({ bonuses }: { bonuses: readonly Extra[] }) {
  const driver = useDriverTexts();
  const { date, money } = useFormat();
  if (bonuses.length === 0) return null;
  return (
    <section aria-labelledby="bonuses">
      <Title order={2} size="h3" mt="xl" mb={4} id="bonuses">
        {driver.bonuses}
      </Title>
      {bonuses.map(({ id, name, amountCents, at }) => (
        <Group key={id} justify="space-between" gap="0 12px" wrap="nowrap" py={8} maw={800}>
          <span style={{ overflowWrap: 'anywhere' }}>
            {name}{' '}
            <Text span size="sm" c="dimmed" className="rw-num">
              {date(at)}
            </Text>
          </span>
          <Text span fw={600} className="rw-num">
            {money(amountCents)}
          </Text>
        </Group>
      ))}
    </section>
  );
}
