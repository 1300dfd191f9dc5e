import type { BoardRide } from '@ridewire/contracts';
import { useMemo, useState } from 'react';
import { usePresence, type PresenceProps } from '../../lists/use-presence.ts';
import { holdRows } from './hold-rows.ts';

export interface HeldTable {
  ids: readonly string[];
  /** New rides that wait. */
  waiting: number;
  /** Takes the new rides in, at their places. */
  release: () => void;
  /** For the element around the rows. */
  holdProps: PresenceProps;
}

/** Keeps the rows where they are while a pointer or the focus is among them. A change of `filterKey` starts anew. */
export function useHeldRows(
  wanted: readonly string[],
  filterKey: string,
  all: ReadonlyMap<string, BoardRide>,
): HeldTable {
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const [heldKey, setHeldKey] = useState(filterKey);
  const release = () => setHeld((before) => (before ? wanted : null));
  const { isHere, presenceProps } = usePresence(release);
  if (heldKey !== filterKey) {
    setHeldKey(filterKey);
    if (held) setHeld(wanted);
  }
  const heldSet = useMemo(() => held && new Set(held), [held]);
  const { ids, waiting } = useMemo(
    () => holdRows(wanted, heldSet, (id) => all.has(id)),
    [wanted, heldSet, all],
  );
  if (isHere && !held) setHeld(ids);
  if (!isHere && held) setHeld(null);
  return { ids, waiting, release, holdProps: presenceProps };
}
