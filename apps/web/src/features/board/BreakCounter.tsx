import { Menu, Text, UnstyledButton } from '@mantine/core';
import { Flash, useFormat } from '@ridewire/ui';
import { IconCoffee } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { OnBreakUntil } from '../people/OnBreakUntil.tsx';
import { useShownBoard } from './board-context.ts';
import { useBoardTexts } from './texts.en.ts';
import styles from './board-head.module.css';

/** How many drivers are on a break; a press shows who, and until when. Nothing while there is nobody. */
export function BreakCounter() {
  const texts = useBoardTexts();
  const format = useFormat();
  const { board } = useShownBoard();
  if (!board || board.breakCount === 0) return null;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={styles.counter}>
          <IconCoffee size={16} stroke={1.75} aria-hidden />
          {texts.board.onBreak}
          <Flash value={board.breakCount}>
            <span className={styles.figure}>{format.count(board.breakCount)}</span>
          </Flash>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown mah={400} style={{ overflowY: 'auto' }}>
        <OnBreakItems />
      </Menu.Dropdown>
    </Menu>
  );
}

/** Rendered only while the menu is open: nobody looks at all drivers with each change. */
function OnBreakItems() {
  const { board } = useShownBoard();
  const drivers = [...(board?.state.drivers.values() ?? [])];
  return drivers.flatMap(({ id, name, onBreak }) =>
    onBreak ? (
      <Menu.Item
        key={id}
        renderRoot={(props) => (
          <Link {...props} to="/dashboard/driver-management/$driverId" params={{ driverId: id }} />
        )}
      >
        {name}
        <Text span display="block" size="sm" c="dimmed" className="rw-num">
          <OnBreakUntil onBreak={onBreak} />
        </Text>
      </Menu.Item>
    ) : (
      []
    ),
  );
}
