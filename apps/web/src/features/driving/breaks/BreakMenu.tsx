import { Menu } from '@mantine/core';
import { BREAK_MINUTES } from '@ridewire/contracts/choices';
import { useFormat } from '@ridewire/ui';
import { useIsConnected } from '../../../kit/live/connection-state.ts';
import { type EarlyMenu, useOpening } from '../../../kit/menus/early-menu.ts';
import { useOwnQueue } from '../../queues/queues-live.ts';
import { useAvailabilityLive } from '../driving-live.ts';
import { BreakButton } from './BreakButton.tsx';
import { useBreaksTexts } from './breaks.en.ts';
import { useTakeBreak } from './use-take-break.ts';

/** How long a break is to be; choosing begins it. */
export function BreakMenu({ isOpenAtOnce, arrive }: EarlyMenu) {
  const texts = useBreaksTexts();
  const format = useFormat();
  const isConnected = useIsConnected();
  const { isBusy, takeBreak } = useTakeBreak();
  const { data } = useAvailabilityLive();
  return (
    <Menu position="bottom-end" {...useOpening(isOpenAtOnce)}>
      <Menu.Target>
        <BreakButton ref={arrive} aria-busy={isBusy || undefined} />
      </Menu.Target>
      <Menu.Dropdown>
        {data?.hadPlace && <LosesPlace />}
        {[...BREAK_MINUTES, null].map((minutes) => (
          <Menu.Item
            key={minutes}
            disabled={!isConnected || isBusy}
            onClick={() => void takeBreak({ minutes })}
          >
            {minutes === null ? texts.untilBack : texts.minutes(format.count(minutes))}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Said beforehand to a driver in line. */
function LosesPlace() {
  const texts = useBreaksTexts();
  const queue = useOwnQueue();
  if (!queue || !('place' in queue)) return null;
  return (
    <Menu.Label maw={240} style={{ overflowWrap: 'anywhere' }}>
      {texts.losesPlace(queue.zone)}
    </Menu.Label>
  );
}
