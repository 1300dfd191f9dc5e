import { Button } from '@mantine/core';
import { lazyLater } from '../../kit/page/lazy-extra.tsx';
import type { ScheduleButtonProps } from './ScheduleButton.tsx';

/** For the home, which opens without it: until then its room is kept, so that nothing moves. */
export const LaterScheduleButton = lazyLater<ScheduleButtonProps>(
  async () => (await import('./ScheduleButton.tsx')).ScheduleButton,
  () => <Button size="lg" variant="default" flex="none" w={100} disabled aria-hidden />,
);

/** The next of the rider's scheduled rides. */
export const LaterNextScheduled = lazyLater(async () => (await import('./NextScheduled.tsx')).NextScheduled);
