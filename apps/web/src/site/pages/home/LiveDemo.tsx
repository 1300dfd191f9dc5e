import { ActionIcon } from '@mantine/core';
import { PlateTag, RideStatusBadge, RideWire, useMotionReduced, type RideStatus } from '@ridewire/ui';
import {
  IconLayoutDashboard,
  IconPlayerPause,
  IconPlayerPlay,
  IconSteeringWheel,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { usePageTexts } from '../../site-texts.ts';
import type texts from '../../texts/en/home.ts';
import styles from './LiveDemo.module.css';

const STAGES = [
  'requested',
  'accepted',
  'picked_up',
  'in_transit',
  'completed',
] as const satisfies RideStatus[];
/** Five stages in 12 seconds. */
const STAGE_MS = 2_400;
/** What stands still until the page is alive, and for who wants no motion. */
const STILL = STAGES.indexOf('in_transit');

/** One ride runs through its stages on three panels made of the app's own pieces. Nothing of it is real. */
export function LiveDemo() {
  const { demo } = usePageTexts<typeof texts>();
  const { stage, isPlaying, canPlay, toggle } = useStage();
  const status = STAGES[stage] ?? 'requested';
  return (
    <div className={styles.demo} role="group" aria-label={demo.label}>
      <Panel icon={IconUser} name={demo.rider} line={demo.riderLines[stage]}>
        <PlateTag plate={demo.plate} size="sm" />
      </Panel>
      <Panel icon={IconSteeringWheel} name={demo.driver} line={demo.driverLines[stage]}>
        {stage === 0 ? (
          <span className={styles.demoAccept}>{demo.accept}</span>
        ) : (
          <span className={`rw-num ${styles.demoFare}`}>{demo.fare}</span>
        )}
      </Panel>
      <Panel icon={IconLayoutDashboard} name={`${demo.admin} · ${demo.short}`} line={demo.adminLine}>
        <RideStatusBadge status={status} size="sm" />
      </Panel>
      <div className={styles.demoWire}>
        <RideWire status={status} withLabels={false} />
        {canPlay && (
          <ActionIcon
            className="rw-needs-script"
            variant="subtle"
            size={44}
            aria-label={isPlaying ? demo.pause : demo.play}
            onClick={toggle}
          >
            {isPlaying ? (
              <IconPlayerPause size={20} stroke={1.75} aria-hidden />
            ) : (
              <IconPlayerPlay size={20} stroke={1.75} aria-hidden />
            )}
          </ActionIcon>
        )}
      </div>
    </div>
  );
}

interface PanelProps {
  icon: TablerIcon;
  name: string;
  line: string | undefined;
  children: ReactNode;
}

function Panel({ icon: Icon, name, line, children }: PanelProps) {
  return (
    <div className={`${styles.demoPanel} rw-site-card`}>
      <span className={styles.demoSign}>
        <Icon size={20} stroke={1.75} aria-hidden />
      </span>
      <div>
        <p className={styles.demoName}>{name}</p>
        <p className={styles.demoLine}>{line}</p>
      </div>
      {children}
    </div>
  );
}

function useStage() {
  const [stage, setStage] = useState(STILL);
  const [isPaused, setPaused] = useState(false);
  const isReduced = useMotionReduced();
  const isPlaying = !isPaused && !isReduced;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setStage((now) => (now + 1) % STAGES.length), STAGE_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return { stage, isPlaying, canPlay: !isReduced, toggle: () => setPaused((was) => !was) };
}
