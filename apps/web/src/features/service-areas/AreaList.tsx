import { Button, Group, Text } from '@mantine/core';
import type { AreaHistory } from '@ridewire/contracts';
import { ToneBadge, useFormat } from '@ridewire/ui';
import type { ReactNode } from 'react';
import { Rows } from '../../kit/lists/Rows.tsx';
import { IfMay } from '../session/IfMay.tsx';
import type { DrawnArea } from './drawn-kind.ts';
import { useServiceAreasTexts } from './texts.en.ts';
import styles from './service-areas.module.css';

interface AreaListProps<Area> {
  areas: readonly Area[];
  title: string;
  /** What is said of one besides its corners. */
  factOf?: (area: Area) => string;
  /** More of one that stands. */
  besideOf?: (area: Area) => ReactNode;
  onChange: (area: Area) => void;
  onEnd: (area: Area) => void;
}

/** Areas of one kind, also those that ended. */
export function AreaList<Area extends DrawnArea & AreaHistory>({
  areas,
  title,
  factOf,
  besideOf,
  onChange,
  onEnd,
}: AreaListProps<Area>) {
  const texts = useServiceAreasTexts();
  const { count, dateTime } = useFormat();
  return (
    <Rows aria-label={title}>
      {areas.map((area) => {
        const { id, name, corners, by, madeAt, ended } = area;
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
              {factOf && `${factOf(area)} · `}
              {texts.corners(count(corners.length), corners.length === 1)}
            </Text>
            <Text size="sm" c="dimmed" className={styles.says}>
              {texts.by(by.name)} · {dateTime(madeAt)}
              {ended && ` · ${texts.endedBy(ended.by.name)} · ${dateTime(ended.at)}`}
            </Text>
            {!ended && besideOf && <div className={styles.says}>{besideOf(area)}</div>}
          </li>
        );
      })}
    </Rows>
  );
}
