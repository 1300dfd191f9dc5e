import { Sheet, type SheetSnap } from '@ridewire/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { PanelSlot } from './panel-slot.ts';
import { useKeepFocus } from '../../../kit/page/use-keep-focus.ts';
import { useRiderTexts } from '../texts.en.ts';
import styles from './rider-home.module.css';

/** Longer than a finger takes that was on its way, and than the second press of a double one; in milliseconds. */
const SETTLES_MS = 700;

/** Whether `content` changed just now: the new content must not take presses meant for the old one. */
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
  /** A panel next to the map; otherwise a sheet over it. */
  isWide: boolean;
  /** The shown content; when it changes, a focus inside the old content goes to the new heading. */
  content: string;
  snap: SheetSnap;
  onSnapChange: (snap: SheetSnap) => void;
  onHeightChange: (heightPx: number) => void;
  /** The height of the first lines that a phone shows above the actions, px. */
  leadPx?: number | undefined;
  children: ReactNode;
}

/** Holds the present panel. It stays while panels change, so that nothing jumps. */
export function PanelFrame({
  isWide,
  content,
  snap,
  onSnapChange,
  onHeightChange,
  leadPx,
  children,
}: PanelFrameProps) {
  const rider = useRiderTexts();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // After choosing a place on the map, the focus returns to its field.
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
          topKey={content}
          snap={snap}
          onSnapChange={onSnapChange}
          onHeightChange={onHeightChange}
          leadPx={leadPx}
          footer={footer}
        >
          {body}
        </Sheet>
      )}
    </div>
  );
}
