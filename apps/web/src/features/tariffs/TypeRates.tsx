import { Box, Button, Group, Text, Title } from '@mantine/core';
import type { TariffView, TypeTariffs } from '@ridewire/contracts';
import { RATE_FIELDS } from '@ridewire/contracts/rates';
import { ToneBadge, useFlash, useFormat } from '@ridewire/ui';
import { useId } from 'react';
import { Row } from '../../kit/lists/Row.tsx';
import { Rows } from '../../kit/lists/Rows.tsx';
import { IfMay } from '../session/IfMay.tsx';
import { useRideTypes, useTypeName } from '../rides/ride-types.ts';
import { useRatesTexts } from './texts.en.ts';
import styles from './tariffs.module.css';

interface TypeRatesProps {
  tariffs: TypeTariffs;
  onSet: () => void;
  onTakeBack: (tariff: TariffView) => void;
}

/** The rates of one ride type: those that hold, those to come, and those before. */
export function TypeRates({ tariffs, onSet, onTakeBack }: TypeRatesProps) {
  const texts = useRatesTexts();
  const format = useFormat();
  const id = useId();
  const { type, now, coming, past, pastCount } = tariffs;
  const name = useTypeName()(type);
  const isOff = useRideTypes().find((each) => each.id === type)?.isEnabled === false;
  const when = ({ beginsAt }: TariffView) => format.dateTime(beginsAt);
  return (
    <section aria-labelledby={id}>
      <Group justify="space-between" gap="sm" mb="sm">
        <Group gap="sm">
          <Title order={2} size="h3" id={id}>
            {name}
          </Title>
          {isOff && <ToneBadge tone="gray">{texts.off}</ToneBadge>}
        </Group>
        <IfMay right="rates:write">
          <Button variant="default" size="sm" aria-label={texts.setFor(name)} onClick={onSet}>
            {texts.set}
          </Button>
        </IfMay>
      </Group>
      <Rows aria-label={texts.ofType(name)}>
        <TariffRow
          tariff={now}
          badge={<ToneBadge tone="wire">{texts.now}</ToneBadge>}
          says={texts.since(when(now))}
        />
        {coming.map((tariff) => (
          <TariffRow
            key={tariff.id}
            tariff={tariff}
            badge={<ToneBadge tone="sky">{texts.coming}</ToneBadge>}
            says={texts.from(when(tariff))}
          >
            <IfMay right="rates:write">
              <Button
                variant="default"
                size="sm"
                aria-label={texts.takeBackOf(when(tariff))}
                onClick={() => onTakeBack(tariff)}
              >
                {texts.takeBack}
              </Button>
            </IfMay>
          </TariffRow>
        ))}
      </Rows>
      {pastCount > 0 && (
        <details className={styles.past}>
          <summary>{texts.showPast(format.count(pastCount), pastCount === 1)}</summary>
          <Rows>
            {past.map((tariff, i) => (
              <TariffRow
                key={tariff.id}
                tariff={tariff}
                badge={<ToneBadge tone="gray">{texts.past}</ToneBadge>}
                says={texts.between(when(tariff), when(past[i - 1] ?? now))}
              />
            ))}
          </Rows>
          {pastCount > past.length && (
            <Text size="sm" c="dimmed" mt="xs">
              {texts.lastOnly(format.count(past.length))}
            </Text>
          )}
        </details>
      )}
    </section>
  );
}

interface TariffRowProps {
  tariff: TariffView;
  badge: React.ReactNode;
  /** When they hold. */
  says: string;
  children?: React.ReactNode;
}

function TariffRow({ tariff, badge, says, children }: TariffRowProps) {
  const texts = useRatesTexts();
  const { money } = useFormat();
  const flash = useFlash(RATE_FIELDS.map((field) => tariff[field]).join(' '));
  return (
    <Row className={styles.row} {...flash}>
      <Box miw={0}>
        <Group gap="2px 8px">
          {badge}
          <span className="rw-num">{says}</span>
        </Group>
        {tariff.setBy !== null && (
          <Text size="sm" c="dimmed">
            {texts.setBy(tariff.setBy)}
          </Text>
        )}
      </Box>
      <dl className={`${styles.rates} rw-num`}>
        {RATE_FIELDS.map((field) => (
          <div key={field}>
            <dt>{texts.names[field]}</dt>
            <dd>{money(tariff[field])}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Row>
  );
}
