import { SegmentedControl } from '@mantine/core';
import { useChartsTexts } from './texts.en.ts';

export type Look = 'chart' | 'table';

export interface LookChoiceProps {
  /** The name of what is shown. */
  of: string;
  value: Look;
  onChoose: (look: Look) => void;
}

/** Switches between chart and figures. */
export function LookChoice({ of, value, onChoose }: LookChoiceProps) {
  const charts = useChartsTexts();
  return (
    <SegmentedControl
      ml="auto"
      aria-label={charts.lookOf(of)}
      data={[
        { value: 'chart', label: charts.chart },
        { value: 'table', label: charts.table },
      ]}
      value={value}
      onChange={(look) => onChoose(look as Look)}
    />
  );
}
