import { Sheet, type SheetSnap } from '@ridewire/ui';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { PanelSlot } from './panel-slot.ts';
import { useKeepFocus } from '../../shell/use-keep-focus.ts';
import { useSettling } from './use-settling.ts';

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
  const { rider } = useTexts();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // A place that was chosen on the map leads back to where it is used.
  const frame = useKeepFocus(content, (before) => before.startsWith('pick'));
  const isSettling = useSettling(content);
  const footer = <div className="rw-rider-actions" ref={setSlot} data-settling={isSettling || undefined} />;
  const body = (
    <PanelSlot value={slot}>
      <div className="rw-rider-swap" key={content}>
        {children}
      </div>
    </PanelSlot>
  );
  return (
    <div className="rw-rider-panel" data-wide={isWide || undefined} ref={frame}>
      {isWide ? (
        <section className="rw-rider-side" aria-label={rider.panel}>
          <div className="rw-rider-scroll">{body}</div>
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
