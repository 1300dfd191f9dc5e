import { Button, Group, Text } from '@mantine/core';
import type { ServiceAreaView } from '@ridewire/contracts';
import { ToneBadge, useFormat } from '@ridewire/ui';
import { Rows } from '../../kit/lists/Rows.tsx';
import { IfMay } from '../session/IfMay.tsx';
import { useServiceAreasTexts } from './texts.en.ts';
import styles from './service-areas.module.css';

interface AreaListProps {
  areas: readonly ServiceAreaView[];
  onChange: (area: ServiceAreaView) => void;
  onEnd: (area: ServiceAreaView) => void;
}

export function AreaList({ areas, onChange, onEnd }: AreaListProps) {
  const texts = useServiceAreasTexts();
  const { count, dateTime } = useFormat();
  return (
    <Rows aria-label={texts.title}>
      {areas.map((area) => {
        const { id, name, corners, isBothEnds, by, madeAt, ended } = area;
        return (
          <li key={id} className={styles.item}>
            <Group gap="4px 12px">
              <Text span fw={650} fz="lg" className={styles.name}>
                {name}
              </Text>
              <ToneBadge tone={ended ? 'gray' : 'wire'}>{ended ? texts.ended : texts.standing}</ToneBadge>
            </Group>
            {!ended && (
              <IfMay right="areas:write">
                <Group gap="xs" className={styles.acts}>
                  <Button
                    variant="default"
                    size="sm"
                    mih={44}
                    aria-label={texts.changeOf(name)}
                    onClick={() => onChange(area)}
                  >
                    {texts.change}
                  </Button>
                  <Button
                    variant="default"
                    size="sm"
                    mih={44}
                    aria-label={texts.endOf(name)}
                    onClick={() => onEnd(area)}
                  >
                    {texts.end}
                  </Button>
                </Group>
              </IfMay>
            )}
            <Text size="sm" className={`${styles.says} rw-num`}>
              {isBothEnds ? texts.endsInside : texts.endsAnywhere} ·{' '}
              {texts.corners(count(corners.length), corners.length === 1)}
            </Text>
            <Text size="sm" c="dimmed" className={styles.says}>
              {texts.by(by.name)} · {dateTime(madeAt)}
              {ended && ` · ${texts.endedBy(ended.by.name)} · ${dateTime(ended.at)}`}
            </Text>
          </li>
        );
      })}
    </Rows>
  );
}
