import { SegmentedControl } from '@mantine/core';
import { useTexts } from '../texts/use-texts.ts';

export type Look = 'chart' | 'table';

export interface LookChoiceProps {
  /** Of what. */
  of: string;
  value: Look;
  onChoose: (look: Look) => void;
}

/** Drawn, or in figures. */
export function LookChoice({ of, value, onChoose }: LookChoiceProps) {
  const { analytics } = useTexts().reports;
  return (
    <SegmentedControl
      ml="auto"
      aria-label={analytics.lookOf(of)}
      data={[
        { value: 'chart', label: analytics.chart },
        { value: 'table', label: analytics.table },
      ]}
      value={value}
      onChange={(look) => onChoose(look as Look)}
    />
  );
}
