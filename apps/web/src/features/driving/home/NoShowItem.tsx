import { Menu } from '@mantine/core';
import { type DriverRide, waitingAt, waitsSince } from '@ridewire/contracts';
import { useFormat, useNow } from '@ridewire/ui';
import { IconUserX } from '@tabler/icons-react';
import { useWaitingTexts } from '../../rides/waiting.en.ts';

/** Leaves without a rider who didn't come: only once the driver has waited long enough, and until then says from when. */
export function NoShowItem({ ride, onAsk }: { ride: DriverRide; onAsk: () => void }) {
  const words = useWaitingTexts();
  const format = useFormat();
  const sinceMs = ride.status === 'accepted' ? waitsSince(ride.times) : null;
  const fromMs = sinceMs === null ? 0 : waitingAt(sinceMs, 0, 0).noShowFromMs;
  const isLongEnough = useNow((ms) => (ms < fromMs ? fromMs - ms : Infinity)) >= fromMs;
  if (!fromMs) return null;
  return (
    <Menu.Item
      leftSection={<IconUserX size={20} stroke={1.75} aria-hidden />}
      disabled={!isLongEnough}
      onClick={onAsk}
    >
      {isLongEnough ? words.noShow : words.noShowFrom(format.clock(fromMs))}
    </Menu.Item>
  );
}
