import { Box, Stack, Text } from '@mantine/core';
import { useFlash, useFormat } from '@ridewire/ui';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRideWay } from '../../../kit/map/use-ride-way.ts';
import { ridePhase } from '../phase/ride-phase.ts';
import { useGoneSince } from '../../../kit/map/use-gone-since.ts';
import { useIsSeen } from '../../../kit/map/use-is-seen.ts';
import { useRiderLive } from '../live/rider-live.ts';
import { rideLine } from './ride-line.ts';
import { useRiderTexts } from '../texts.en.ts';
import styles from './riding.module.css';

/** The ride under way, at the foot of every page except the one that shows it; leads there. */
export function RideBar() {
  const rider = useRiderTexts();
  const format = useFormat();
  const { data } = useRiderLive();
  const position = data?.position ?? null;
  const phase = ridePhase(data?.ride ?? null, position, useIsSeen(position));
  const flash = useFlash(phase.name);
  const { progress } = useRideWay(data?.ride ?? null, position).car;
  const line = rideLine(phase, rider, format, useGoneSince(position), progress);
  if (!line) return null;
  return (
    <Link to="/dashboard/rider" className={`${styles.bar} rw-flash`} {...flash}>
      <Box
        component="span"
        flex="none"
        w={10}
        h={10}
        bd="2px solid var(--rw-tone-wire-text)"
        bdrs="50%"
        bg="var(--rw-spark)"
        aria-hidden
      />
      <Stack component="span" gap={0} flex={1} miw={0}>
        <Text span inherit lh="1.5rem" fw={650} truncate>
          {line.headline}
        </Text>
        <Text span className="rw-num" inherit fz="sm" lh="sm" truncate>
          {line.detail}
        </Text>
      </Stack>
      <IconChevronRight size={20} stroke={1.75} aria-label={rider.toRide} role="img" />
    </Link>
  );
}
