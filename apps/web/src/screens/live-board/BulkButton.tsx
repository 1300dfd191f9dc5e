import { Button } from '@mantine/core';
import type { BoardRide } from '@ridewire/contracts';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { useShownBoard } from './board-context.ts';
import type { StuckRides } from './board-model.ts';
import { BulkDialog } from './BulkDialog.tsx';

interface Seen {
  rides: readonly BoardRide[];
  stuck: StuckRides;
}

/** Where stuck rides alone are shown: what can be done about many of them. They stay in the dialog as they were seen. */
export function BulkButton() {
  const { admin } = useTexts();
  const { board, rides } = useShownBoard();
  const [seen, setSeen] = useState<Seen>();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (!board) return;
    setSeen({ rides: rides.filter(({ id }) => board.stuck.has(id)), stuck: new Map(board.stuck) });
    setOpen(true);
  };
  return (
    <>
      <Button className="rw-board-bulk" size="sm" radius="xl" color="wire" onClick={open}>
        {admin.bulk.open}
      </Button>
      {seen && <BulkDialog {...seen} opened={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
