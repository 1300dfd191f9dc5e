import { Box, Text } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { IconCalendarClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { useScheduledLive } from './scheduled-live.ts';
import { useScheduledTexts } from './texts.en.ts';
import styles from './scheduled.module.css';

/** The next of the rider's scheduled rides, with a link to all of them; nothing without one. */
export function NextScheduled() {
  const scheduled = useScheduledTexts();
  const format = useFormat();
  const [next, ...others] = useScheduledLive().data?.rides ?? [];
  if (!next) return null;
  return (
    <Link to="/dashboard/rider/active-rides" className={styles.next}>
      <IconCalendarClock size={20} stroke={1.75} color="var(--rw-text-2)" aria-hidden />
      <Box component="span" miw={0}>
        <Text span display="block" size="sm" fw={600} truncate className="rw-num">
          {scheduled.nextLabel}: {format.dateTime(next.pickupAt)}
          {others.length > 0 && ` ${scheduled.more(others.length)}`}
        </Text>
        <Text span display="block" size="sm" c="dimmed" truncate>
          {sayAddress(next.destination.address)}
        </Text>
      </Box>
    </Link>
  );
}
