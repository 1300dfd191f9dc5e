import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { LinkButton } from '../../kit/buttons/LinkButton.tsx';
import { useStuckRides } from '../stuck/stuck-live.ts';
import { useStuckTexts } from '../stuck/texts.en.ts';
import styles from './AlertBar.module.css';

/** Rides that have been stuck for long without an admin: on every page, until someone takes them. */
export function StuckRow() {
  const texts = useStuckTexts();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const loud = useStuckRides().filter(({ level, owner }) => level === 2 && !owner);
  if (loud.length === 0) return null;
  return (
    <div className={styles.emergency} role="alert">
      <div className={styles.words}>
        <Text inherit fw={650} className="rw-num">
          {(isPhone ? texts.barShort : texts.bar)(loud.length)}
        </Text>
      </div>
      <div className={styles.buttons}>
        <LinkButton size="sm" variant="default" to="/dashboard/admin/live" search={{ stuck: true }}>
          {texts.see}
        </LinkButton>
      </div>
    </div>
  );
}
