import type { BoardRide } from '@ridewire/contracts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { holdRows } from './hold-rows.ts';

export interface HeldTable {
  ids: readonly string[];
  /** New rides that wait. */
  waiting: number;
  /** Takes the new rides in, at their places. */
  release: () => void;
  /** For the element around the rows. */
  holdProps: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: React.FocusEvent) => void;
    /** `.` takes the new rides in. */
    onKeyDown: (event: React.KeyboardEvent) => void;
  };
}

/** Keeps the rows where they are while a pointer or the focus is among them. A change of `filterKey` starts anew. */
export function useHeldRows(
  wanted: readonly string[],
  filterKey: string,
  all: ReadonlyMap<string, BoardRide>,
): HeldTable {
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const [heldKey, setHeldKey] = useState(filterKey);
  if (heldKey !== filterKey) {
    setHeldKey(filterKey);
    if (held) setHeld(wanted);
  }
  const heldSet = useMemo(() => held && new Set(held), [held]);
  const { ids, waiting } = useMemo(
    () => holdRows(wanted, heldSet, (id) => all.has(id)),
    [wanted, heldSet, all],
  );
  const current = useRef(ids);
  useEffect(() => {
    current.current = ids;
  });
  const here = useRef({ pointer: false, focus: false });
  const update = (change: Partial<typeof here.current>) => {
    Object.assign(here.current, change);
    const isHere = here.current.pointer || here.current.focus;
    setHeld((before) => (isHere ? (before ?? current.current) : null));
  };
  const release = () => setHeld((before) => (before ? wanted : null));
  return {
    ids,
    waiting,
    release,
    holdProps: {
      onPointerEnter: () => update({ pointer: true }),
      onPointerLeave: () => update({ pointer: false }),
      onFocus: () => update({ focus: true }),
      onBlur: (event) => update({ focus: event.currentTarget.contains(event.relatedTarget as Node | null) }),
      onKeyDown: (event) => event.key === '.' && release(),
    },
  };
}
