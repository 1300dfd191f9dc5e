import { Group, Progress, Text } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { useEffect, useEffectEvent } from 'react';
import { toastDone } from '../../../kit/toasts/show-toast.tsx';
import { useMe } from '../../session/use-me.ts';
import { useEarningsLive, usePreferencesLive } from '../driving-live.ts';
import { earnedToday } from './earned-today.ts';
import { useCityDay } from '../../../kit/dates/use-city-day.ts';
import { followGoal, shareOf, type GoalState } from './day-goal.ts';
import { keepGoal, readGoalKept } from './kept-goal.ts';
import { useGoalTexts } from './goal.en.ts';

/** How much of the day's goal is earned; grows with each completed ride. Nothing without a goal. */
export function DayGoal() {
  const texts = useGoalTexts();
  const format = useFormat();
  const day = useCityDay();
  const goalCents = usePreferencesLive().data?.dayGoalCents ?? null;
  const { data: earnings } = useEarningsLive();
  const { todayCents } = earnedToday(earnings, day);
  const isReached = goalCents !== null && todayCents >= goalCents;
  useSayReached(earnings && goalCents !== null ? { day, goalCents, isReached } : null, texts.reached);
  if (goalCents === null || !earnings) return null;
  const line = texts.of(format.total(todayCents), format.total(goalCents));
  return (
    <div data-part="day-goal">
      <Group justify="space-between" gap="0 12px" mb={6} fz="sm">
        <span>{texts.label}</span>
        <span className="rw-num">{line}</span>
      </Group>
      <Progress.Root size="sm">
        <Progress.Section
          value={shareOf(todayCents, goalCents) * 100}
          color="var(--rw-primary)"
          aria-label={texts.label}
          aria-valuetext={line}
        />
      </Progress.Root>
      {isReached && (
        <Text size="sm" mt={6} c="var(--rw-text-2)">
          {texts.reached}
        </Text>
      )}
    </div>
  );
}

/** Says it once a day, also where the page was loaded again during the ride. The toast is read out by itself. */
function useSayReached(now: GoalState | null, sentence: string): void {
  const driverId = useMe()?.id;
  const compare = useEffectEvent(() => {
    if (!now || !driverId) return;
    const { isNews, kept } = followGoal(readGoalKept(driverId), now);
    keepGoal(driverId, kept);
    if (isNews) toastDone(sentence);
  });
  useEffect(() => compare(), [driverId, now?.day, now?.goalCents, now?.isReached]);
}
