import { Stack } from '@mantine/core';
import { Sheet, type SheetSnap } from '@ridewire/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useDriverTexts } from '../texts.en.ts';
import styles from './driver-panel.module.css';

export interface DriverPanelProps {
  isPhone: boolean;
  /** Names the shown view: another one comes in as a whole. */
  viewKey: string;
  /** Names its state: a new one begins at its top. */
  topKey: string;
  bar: ReactNode;
  /** Next to the map, instead of all the rest: requests have their own buttons. */
  offers: ReactNode;
  children: ReactNode;
  /** The one button, at the thumb. */
  footer: ReactNode;
  /** How much of the height a phone's map keeps. */
  mapShare: number;
  snap: SheetSnap;
  onSnapChange: (snap: SheetSnap) => void;
  onHeightChange: (heightPx: number) => void;
}

/** The content on the map: a sheet on a phone, a panel next to it elsewhere. */
export function DriverPanel(props: DriverPanelProps) {
  const driver = useDriverTexts();
  const { isPhone, viewKey, topKey, bar, offers, children, footer } = props;
  const scroll = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollTop = 0;
  }, [topKey]);
  const content = (
    <Stack key={viewKey} gap={16} className="rw-rise">
      {children}
    </Stack>
  );
  if (!isPhone) {
    return (
      <aside className={styles.panel} aria-label={driver.panel}>
        {bar}
        {offers ?? (
          <>
            <div ref={scroll} className={styles.scroll}>
              {content}
            </div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </>
        )}
      </aside>
    );
  }
  return (
    <Sheet
      label={driver.panel}
      topKey={topKey}
      mapShare={props.mapShare}
      snap={props.snap}
      onSnapChange={props.onSnapChange}
      onHeightChange={props.onHeightChange}
      footer={footer || undefined}
    >
      {content}
    </Sheet>
  );
}
