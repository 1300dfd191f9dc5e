import { Text } from '@mantine/core';
import type { ReportDays } from '@ridewire/contracts';
import { ToneBadge, useFormat } from '@ridewire/ui';
import { nameDays } from '../../../kit/dates/name-period.ts';
import { UNKNOWN } from './ReportFacts.tsx';
import { useAnalyticsTexts } from './texts.en.ts';

/** The days of a card; null for all time, nothing until they are known. */
export function DaysBadge({ days }: { days: ReportDays | null | undefined }) {
  const { allTime } = useAnalyticsTexts();
  const { options } = useFormat();
  return days !== undefined && <ToneBadge tone="sky">{days ? nameDays(days, options) : allTime}</ToneBadge>;
}

/** The days its figures are compared with. */
export function ComparedWith({ days }: { days?: ReportDays | null }) {
  const { comparedWith } = useAnalyticsTexts();
  const { options } = useFormat();
  return (
    <Text size="xs" c="dimmed" mt="md">
      {days ? comparedWith(nameDays(days, options)) : UNKNOWN}
    </Text>
  );
}
