import { Button, Group, Text } from '@mantine/core';
import type { AreaHistory } from '@ridewire/contracts';
import { ToneBadge, useFormat } from '@ridewire/ui';
import type { ReactNode } from 'react';
import { ItemWords } from '../../kit/lists/ItemWords.tsx';
import { Row } from '../../kit/lists/Row.tsx';
import { Rows } from '../../kit/lists/Rows.tsx';
import { IfMay } from '../session/IfMay.tsx';
import type { DrawnArea } from './drawn-kind.ts';
import { useServiceAreasTexts } from './texts.en.ts';

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
          <Row key={id} isWrapping>
            <ItemWords>
              <Group gap="4px 12px">
                <Text span fw={650} fz="lg">
                  {name}
                </Text>
                <ToneBadge tone={ended ? 'gray' : 'wire'}>{ended ? texts.ended : texts.standing}</ToneBadge>
              </Group>
              <Text size="sm" className="rw-num" my={4}>
                {factOf && `${factOf(area)} · `}
                {texts.corners(count(corners.length), corners.length === 1)}
              </Text>
              <Text size="sm" c="dimmed">
                {texts.by(by.name)} · {dateTime(madeAt)}
                {ended && ` · ${texts.endedBy(ended.by.name)} · ${dateTime(ended.at)}`}
              </Text>
            </ItemWords>
            {!ended && (
              <Group gap={8}>
                {besideOf?.(area)}
                <IfMay right="areas:write">
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={texts.changeOf(name)}
                    onClick={() => onChange(area)}
                  >
                    {texts.change}
                  </Button>
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={texts.endOf(name)}
                    onClick={() => onEnd(area)}
                  >
                    {texts.end}
                  </Button>
                </IfMay>
              </Group>
            )}
          </Row>
        );
      })}
    </Rows>
  );
}
