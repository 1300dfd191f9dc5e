import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { nameDays } from '../../reports/name-period.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { rangeAround, rangeBeside, SPANS, type Range, type Span } from './statement-range.ts';

export interface RangeChoiceProps {
  span: Span;
  range: Range;
  /** The city's day: nothing is earned after it. */
  today: string;
  onChoose: (span: Span, range: Range) => void;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Which day, week or month is looked at. */
export function RangeChoice({ span, range, today, onChoose }: RangeChoiceProps) {
  const { driver } = useTexts();
  const { options } = useFormat();
  const isLast = range.to >= today;
  return (
    <div className="rw-earnings-range">
      <SegmentedControl
        aria-label={driver.spanOf}
        data={SPANS.map((value) => ({ value, label: driver.spans[value] }))}
        value={span}
        onChange={(next) => onChoose(next as Span, rangeAround(next as Span, isLast ? today : range.to))}
      />
      <div className="rw-earnings-days">
        <Tooltip label={driver.earlier}>
          <ActionIcon
            variant="default"
            size="xl"
            aria-label={driver.earlier}
            onClick={() => onChoose(span, rangeBeside(span, range, -1))}
          >
            <IconChevronLeft {...icon} />
          </ActionIcon>
        </Tooltip>
        <span className="rw-num" role="status">
          {nameDays(range, options)}
        </span>
        <Tooltip label={driver.later}>
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
        </Tooltip>
      </div>
    </div>
  );
}
