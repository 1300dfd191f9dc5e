import { Box, Text } from '@mantine/core';
import type { DriverRide, DrivingSide, Turn } from '@ridewire/contracts';
import { announce, useFormat } from '@ridewire/ui';
import {
  type Icon,
  IconArrowBearLeft,
  IconArrowBearRight,
  IconArrowRoundaboutLeft,
  IconArrowRoundaboutRight,
  IconArrowSharpTurnLeft,
  IconArrowSharpTurnRight,
  IconArrowUp,
  IconCornerUpLeft,
  IconCornerUpRight,
  IconFlag,
  IconUTurnLeft,
  IconUTurnRight,
} from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useDrivingSide } from '../../../kit/map/use-city-view.ts';
import { useRideWay } from '../../../kit/map/use-ride-way.ts';
import { findNextStep } from '../../../kit/map/way-progress.ts';
import { useGoodPosition } from '../own-position.ts';
import { useDriverTexts } from '../texts.en.ts';
import { headingTo } from './ride-stage.ts';
import { aheadOf, sayTurn } from './say-turn.ts';
import styles from './driver-home.module.css';

const SAME_ICONS = {
  depart: IconArrowUp,
  straight: IconArrowUp,
  slight_right: IconArrowBearRight,
  right: IconCornerUpRight,
  sharp_right: IconArrowSharpTurnRight,
  sharp_left: IconArrowSharpTurnLeft,
  left: IconCornerUpLeft,
  slight_left: IconArrowBearLeft,
  arrive: IconFlag,
};

/** Where traffic drives on the left, roundabouts are driven clockwise and a U-turn leads to the right. */
const ICONS: Record<DrivingSide, Record<Turn, Icon>> = {
  left: { ...SAME_ICONS, u_turn: IconUTurnRight, roundabout: IconArrowRoundaboutRight },
  right: { ...SAME_ICONS, u_turn: IconUTurnLeft, roundabout: IconArrowRoundaboutLeft },
};

/** The next turn on the route, and the distance to it; nothing without a known route along streets. */
export function TurnCard({ ride }: { ride: DriverRide }) {
  const driver = useDriverTexts();
  const format = useFormat();
  const drivesOn = useDrivingSide();
  const { way, progress } = useRideWay(ride, useGoodPosition()).car;
  const next = way && progress ? findNextStep(way, progress.drivenMeters) : undefined;
  const sentence = next && sayTurn(next, driver, format);
  const ahead = next && aheadOf(next.meters);
  // Announced once when it appears and once when it is near; not with each meter, nor when the route was searched
  // again.
  const corner = way && next && way.points[next.step.at];
  const isSaid = ahead !== 'now' || next?.step.turn === 'arrive';
  const key = corner && isSaid ? `${next.step.turn} ${corner.lat} ${corner.lng} ${ahead}` : '';
  const say = useEffectEvent(() => sentence && announce(sentence));
  useEffect(() => {
    if (key) say();
  }, [key]);
  if (!next || !progress) return null;
  const Arrow = ahead === 'far' ? IconArrowUp : ICONS[drivesOn][next.step.turn];
  // A minute is the shortest text, which would be wrong on arrival.
  const hasArrived = ahead === 'now' && next.step.turn === 'arrive';
  const sayWay = headingTo(ride) === 'pickup' ? driver.toPickup : driver.toDestination;
  return (
    <section className={styles.turn} aria-label={driver.turns.title} data-part="turn">
      <Arrow size={44} stroke={2} aria-hidden />
      <Box miw={0}>
        <Text className={`${styles.turnWords} rw-num`}>{sentence}</Text>
        {!hasArrived && (
          <Text className="rw-num" size="sm">
            {sayWay(format.duration(progress.leftSeconds), format.distance(progress.leftMeters))}
          </Text>
        )}
      </Box>
    </section>
  );
}
