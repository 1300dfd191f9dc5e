import {
  useEffect,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useUiTexts } from '../provider/ui-texts.ts';
import { neighborSnap, nextSnap, snapHeights, type SheetSnap } from './sheet-snaps.ts';
import { useHeight } from './use-height.ts';
import { useSheetDrag } from './use-sheet-drag.ts';
import styles from './Sheet.module.css';

/** The scale of the reader's font size. */
const textScale = () => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

export type SheetProps = {
  /** Name of the region for screen readers, e.g. 'Your ride'. */
  label: string;
  snap: SheetSnap;
  onSnapChange: (snap: SheetSnap) => void;
  children: ReactNode;
  /** Identifies the state shown: a new one starts scrolled to the top. */
  topKey?: string;
  /** How much of the frame stays free at half, if the footer leaves as much; less for larger letters. @default 0 */
  mapShare?: number | undefined;
  /** The height of the first lines, which are visible at half, px; more for larger letters. @default 180 */
  leadPx?: number | undefined;
  /** Stays at the bottom edge at every snap: the primary action, near the thumb. */
  footer?: ReactNode;
  /** Visible height in px whenever it has settled: the map's bottom padding. */
  onHeightChange?: (heightPx: number) => void;
};

/**
 * A bottom sheet over a map. Fills the nearest positioned ancestor (give the map's frame `position: relative` and a
 * height). Not a dialog: the map behind stays usable and focus is never trapped.
 */
export function Sheet(props: SheetProps) {
  const { label, snap, onSnapChange, children, topKey, footer, mapShare, leadPx, onHeightChange } = props;
  const texts = useUiTexts();
  const [frameRef, framePx] = useHeight<HTMLDivElement>();
  const [footerRef, footerPx] = useHeight<HTMLDivElement>();
  const heights = snapHeights(framePx, footer ? footerPx : 0, textScale(), mapShare, leadPx);
  const { dragPx, endedDrag, handlers } = useSheetDrag(snap, heights, onSnapChange);
  const restPx = heights[snap];
  const visiblePx = dragPx ?? restPx;

  useEffect(() => {
    if (restPx > 0) onHeightChange?.(restPx);
  }, [restPx, onHeightChange]);

  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [topKey]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onSnapChange(neighborSnap(snap, event.key === 'ArrowUp' ? 'up' : 'down'));
  };

  const style = {
    '--sheet-hidden': `${heights.full - visiblePx}px`,
    '--sheet-body': `${Math.max(restPx, visiblePx)}px`,
    '--sheet-footer': `${footer ? footerPx : 0}px`,
    height: heights.full,
  } as CSSProperties;

  return (
    <div className={styles.frame} ref={frameRef}>
      <section
        className={styles.sheet}
        data-part="sheet"
        aria-label={label}
        data-snap={snap}
        data-dragging={dragPx !== undefined || undefined}
        data-ready={framePx > 0 || undefined}
        style={style}
      >
        <button
          type="button"
          className={styles.handle}
          aria-label={texts.sheetHandle[nextSnap(snap)]}
          onClick={() => !endedDrag() && onSnapChange(nextSnap(snap))}
          onKeyDown={onKeyDown}
          {...handlers}
        />
        <div ref={body} className={styles.body} data-part="sheet-body">
          {children}
        </div>
      </section>
      {footer && (
        <div className={styles.footer} data-part="sheet-footer" ref={footerRef}>
          {footer}
        </div>
      )}
    </div>
  );
}
