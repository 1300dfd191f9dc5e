import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import styles from './lists.module.css';

export interface ShowChangesProps {
  label: string;
  onShow: () => void;
}

/** Shown above a list that is held because someone is about to press in it. A press shows what has changed. */
export function ShowChanges({ label, onShow }: ShowChangesProps) {
  return (
    <div className={styles.behind} data-print="none">
      <Button
        size="sm"
        radius="xl"
        leftSection={<IconArrowUp size={16} stroke={1.75} aria-hidden />}
        aria-keyshortcuts="."
        onClick={onShow}
      >
        {label}
      </Button>
    </div>
  );
}
