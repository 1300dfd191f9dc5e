import { useRef, useState } from 'react';
import type { EdgeDraft, EdgeStep } from './edge-draft.ts';
import { readCorners, writeCorners, type CornersMistake } from './read-corners.ts';

/** After a pause this long, in milliseconds, typing is another step to undo. */
const PAUSE_MS = 1_000;

export interface CornerText {
  value: string;
  /** Why the typed text can't be read; the edge stays as it was. */
  mistake: CornersMistake | null;
  type: (value: string) => void;
  /** Typing has ended. Text that can't be read stays. */
  leave: () => void;
  /** Takes back what was typed and can't be read. */
  drop: () => void;
}

/**
 * The edge's corners as text. What is typed stays as it is until it is left.
 * @param onTyped corners were typed, and could be read
 */
export function useCornerText(
  { corners }: Pick<EdgeDraft, 'corners'>,
  onStep: (step: EdgeStep) => void,
  onTyped: () => void,
): CornerText {
  const [typed, setTyped] = useState<string | null>(null);
  const last = useRef<{ corners: EdgeDraft['corners']; at: number } | null>(null);
  const read = typed === null ? null : readCorners(typed);
  const mistake = read === null || Array.isArray(read) ? null : read;
  return {
    value: typed ?? writeCorners(corners),
    mistake,
    type: (value) => {
      setTyped(value);
      const now = readCorners(value);
      if (!Array.isArray(now) || writeCorners(now) === writeCorners(corners)) return;
      const at = Date.now();
      const isMore = last.current?.corners === corners && at - last.current.at < PAUSE_MS;
      last.current = { corners: now, at };
      onStep({ do: 'replace', corners: now, isMore });
    },
    leave: () => {
      if (typed === null || mistake !== null) return;
      setTyped(null);
      last.current = null;
      onTyped();
    },
    drop: () => setTyped(null),
  };
}
