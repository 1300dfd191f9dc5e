import { Text } from '@mantine/core';
import { ANNOUNCEMENT_DAYS } from '@ridewire/contracts/announcement-choices';
import { MomentFields } from '../../kit/forms/MomentFields.tsx';
import { OneOfTwo } from '../../kit/forms/OneOfTwo.tsx';
import { useAnnouncementsTexts } from './texts.en.ts';
import type { useEnd } from './use-end.ts';

/** How long an announcement is shown: the usual days, or until a moment. */
export function EndFields({ end, wasSent }: { end: ReturnType<typeof useEnd>; wasSent: boolean }) {
  const texts = useAnnouncementsTexts();
  return (
    <>
      <OneOfTwo
        id="announcement-ends"
        label={texts.ends}
        value={!end.hasEnd}
        names={[texts.days, texts.atTime]}
        onChange={(isUsual) => end.setHasEnd(!isUsual)}
      />
      {end.hasEnd && (
        <div>
          <MomentFields
            dayLabel={texts.untilDay}
            timeLabel={texts.untilTime}
            {...{ today: end.today, mostDays: ANNOUNCEMENT_DAYS, moment: end.until }}
            error={wasSent && end.mistake}
            onChange={end.setUntil}
          />
          <Text size="sm" c="dimmed" mt={6}>
            {texts.cityTime}
          </Text>
        </div>
      )}
    </>
  );
}
