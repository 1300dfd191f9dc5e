import { ActionIcon, Group, SegmentedControl, Text } from '@mantine/core';
import { Hint, useFormat } from '@ridewire/ui';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { nameDays } from '../../../kit/dates/name-period.ts';
import { type Range, rangeAround, rangeBeside, type Span, SPANS } from './statement-range.ts';
import { useDriverTexts } from '../texts.en.ts';
import styles from './driver-earnings.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

interface RangeChoiceProps {
  span: Span;
  range: Range;
  /** The city's present day: there are no earnings after it. */
  today: string;
  onChoose: (span: Span, range: Range) => void;
}

/** Chooses the day, week or month to show. */
export function RangeChoice({ span, range, today, onChoose }: RangeChoiceProps) {
  const driver = useDriverTexts();
  const { options } = useFormat();
  const isLast = range.to >= today;
  return (
    <Group gap="12px 24px" mb="lg">
      <SegmentedControl
        aria-label={driver.spanOf}
        data={SPANS.map((value) => ({ value, label: driver.spans[value] }))}
        value={span}
        onChange={(next) => onChoose(next as Span, rangeAround(next as Span, isLast ? today : range.to))}
      />
      <div className={styles.days}>
        <Hint label={driver.earlier}>
          <ActionIcon
            variant="default"
            size="xl"
            aria-label={driver.earlier}
            onClick={() => onChoose(span, rangeBeside(span, range, -1))}
          >
            <IconChevronLeft {...icon} />
          </ActionIcon>
        </Hint>
        <Text span inherit miw="11.5em" ta="center" fw={600} className="rw-num" role="status">
          {nameDays(range, options)}
        </Text>
        <Hint label={driver.later}>
          <ActionIcon
            variant="default"
            size="xl"
            aria-label={driver.later}
            aria-disabled={isLast || undefined}
            {...(isLast && { 'data-disabled': true })}
            onClick={() => !isLast && onChoose(span, rangeBeside(span, range, 1))}
          >
            <IconChevronRight {...icon} />
          </ActionIcon>
        </Hint>
      </div>
    </Group>
  );
}
