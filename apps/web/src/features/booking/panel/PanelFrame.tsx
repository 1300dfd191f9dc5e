import { Sheet, type SheetSnap } from '@ridewire/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { PanelSlot } from './panel-slot.ts';
import { useKeepFocus } from '../../../kit/page/use-keep-focus.ts';
import { useRiderTexts } from '../texts.en.ts';
import styles from './rider-home.module.css';

/** Longer than a finger that was on its way, and than the second press of a double one; in milliseconds. */
const SETTLES_MS = 700;

/** Whether `content` became another just now: what stands in its place must not take presses that were meant for it. */
function useSettling(content: string): boolean {
  const [settled, setSettled] = useState(content);
  useEffect(() => {
    if (settled === content) return undefined;
    const timer = setTimeout(() => setSettled(content), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [settled, content]);
  return settled !== content;
}

interface PanelFrameProps {
  /** A panel beside the map; else a sheet over it. */
  isWide: boolean;
  /** What is shown; when it changes, a focus that was in what went away goes to the new heading. */
  content: string;
  snap: SheetSnap;
  onSnapChange: (snap: SheetSnap) => void;
  onHeightChange: (heightPx: number) => void;
  children: ReactNode;
}

/** Holds the panel of the moment. It stays while panels change, so that nothing jumps. */
export function PanelFrame({
  isWide,
  content,
  snap,
  onSnapChange,
  onHeightChange,
  children,
}: PanelFrameProps) {
  const rider = useRiderTexts();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // A place that was chosen on the map leads back to where it is used.
  const frame = useKeepFocus(content, (before) => before.startsWith('pick'));
  const isSettling = useSettling(content);
  const footer = <div className={styles.actions} ref={setSlot} data-settling={isSettling || undefined} />;
  const body = (
    <PanelSlot value={slot}>
      <div className={styles.swap} key={content}>
        {children}
      </div>
    </PanelSlot>
  );
  return (
    <div className={styles.panel} data-wide={isWide || undefined} ref={frame}>
      {isWide ? (
        <section className={styles.side} data-part="rider-side" aria-label={rider.panel}>
          <div className={styles.scroll}>{body}</div>
          {footer}
        </section>
      ) : (
        <Sheet
          label={rider.panel}
          snap={snap}
          onSnapChange={onSnapChange}
          onHeightChange={onHeightChange}
          footer={footer}
        >
          {body}
        </Sheet>
      )}
    </div>
  );
}
