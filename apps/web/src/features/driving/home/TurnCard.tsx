import { Box, VisuallyHidden } from '@mantine/core';
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
import { headingOf } from './ride-stage.ts';
import { aheadOf, sayTurn, turnLines } from '../voice/say-turn.ts';
import { SpokenTurns } from '../voice/SpokenTurns.tsx';
import { spoken } from '../voice/spoken.ts';
import styles from './TurnCard.module.css';

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

/** The next turn on the route, and the distance to it, in two lines; nothing without a known route along streets. */
export function TurnCard({ ride }: { ride: DriverRide }) {
  const driver = useDriverTexts();
  const format = useFormat();
  const drivesOn = useDrivingSide();
  const { way, progress } = useRideWay(ride, useGoodPosition(), true).car;
  const next = way && progress ? findNextStep(way, progress.drivenMeters) : undefined;
  const sentence = next && sayTurn(next, driver, format);
  const ahead = next && aheadOf(next.meters);
  // Announced once when it appears and once when it is near; not with each meter, nor when the route was searched
  // again.
  const corner = way && next && way.points[next.step.at];
  const isSaid = ahead !== 'now' || next?.step.turn === 'arrive';
  const key = corner && isSaid ? `${next.step.turn} ${corner.lat} ${corner.lng} ${ahead}` : '';
  const say = useEffectEvent(() => sentence && !spoken.isOn && announce(sentence));
  useEffect(() => {
    if (key) say();
  }, [key]);
  if (!next) return null;
  const { kind, at } = headingOf(ride);
  const Arrow = ahead === 'far' ? IconArrowUp : ICONS[drivesOn][next.step.turn];
  const [first, second] = turnLines(next, driver, format);
  return (
    <section className={styles.turn} aria-label={driver.turns.title} data-part="turn">
      <Arrow size={56} stroke={2} aria-hidden />
      <SpokenTurns stage={`${ride.id} ${kind} ${at.lat} ${at.lng}`} way={way} next={next} />
      <VisuallyHidden>{sentence}</VisuallyHidden>
      <Box miw={0} aria-hidden>
        <div className={`${styles.turnFirst} rw-num`}>{first}</div>
        {second && <div className={styles.turnSecond}>{second}</div>}
      </Box>
    </section>
  );
}
