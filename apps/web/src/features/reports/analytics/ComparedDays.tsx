import { Text } from '@mantine/core';
import type { ReportDays } from '@ridewire/contracts';
import { ToneBadge, useFormat } from '@ridewire/ui';
import { nameDays } from '../../../kit/dates/name-period.ts';
import { UNKNOWN } from './ReportFacts.tsx';
import { useAnalyticsTexts } from './texts.en.ts';

/** Which days a card is about; null for all of them, nothing while it is not known. */
export function DaysBadge({ days }: { days: ReportDays | null | undefined }) {
  const { allTime } = useAnalyticsTexts();
  const { options } = useFormat();
  return days !== undefined && <ToneBadge tone="sky">{days ? nameDays(days, options) : allTime}</ToneBadge>;
}

/** Which days its figures stand beside. */
export function ComparedWith({ days }: { days?: ReportDays | null }) {
  const { comparedWith } = useAnalyticsTexts();
  const { options } = useFormat();
  return (
    <Text size="xs" c="dimmed" mt="md">
      {days ? comparedWith(nameDays(days, options)) : UNKNOWN}
    </Text>
  );
}
