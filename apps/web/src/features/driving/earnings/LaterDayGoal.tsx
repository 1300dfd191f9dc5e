import { lazyExtra } from '../../../kit/page/lazy-extra.tsx';
import { usePreferencesLive } from '../driving-live.ts';

const DayGoal = lazyExtra(async () => (await import('./DayGoal.tsx')).DayGoal);

/** Only for drivers who have a goal. */
export const LaterDayGoal = () => usePreferencesLive().data?.dayGoalCents != null && <DayGoal />;
