import { Group, Progress, Text } from '@mantine/core';
import { announce, useFormat } from '@ridewire/ui';
import { useEffect, useEffectEvent } from 'react';
import { toastDone } from '../../../kit/toasts/show-toast.tsx';
import { onSessionEnd } from '../../session/on-session-end.ts';
import { useEarningsLive, usePreferencesLive } from '../driving-live.ts';
import { earnedToday } from './earned-today.ts';
import { useCityDay } from './use-city-day.ts';
import { isJustReached, shareOf, type GoalState } from './day-goal.ts';
import { useGoalTexts } from './goal.en.ts';

/** As it was last seen on any page: a ride that reaches the goal also changes the home to another phase. */
let seen: GoalState | null = null;
onSessionEnd(() => void (seen = null));

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

function useSayReached(now: GoalState | null, sentence: string): void {
  const compare = useEffectEvent(() => {
    if (!now) return;
    const isNews = isJustReached(seen, now);
    seen = now;
    if (!isNews) return;
    toastDone(sentence);
    announce(sentence, 'polite');
  });
  useEffect(() => compare(), [now?.day, now?.goalCents, now?.isReached]);
}
