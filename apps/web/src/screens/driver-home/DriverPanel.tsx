import { Sheet, type SheetSnap } from '@ridewire/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';

export interface DriverPanelProps {
  isPhone: boolean;
  /** Names what is shown: another view comes in as a whole. */
  viewKey: string;
  /** Names its state: a new one begins at its top. */
  topKey: string;
  bar: ReactNode;
  /** Beside the map, instead of all the rest: requests bring their own buttons. */
  offers: ReactNode;
  children: ReactNode;
  /** The one button, at the thumb. */
  footer: ReactNode;
  snap: SheetSnap;
  onSnapChange: (snap: SheetSnap) => void;
  onHeightChange: (heightPx: number) => void;
}

/** What stands on the map: a sheet on a phone, a panel beside it elsewhere. */
export function DriverPanel(props: DriverPanelProps) {
  const { driver } = useTexts();
  const { isPhone, viewKey, topKey, bar, offers, children, footer } = props;
  const scroll = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollTop = 0;
  }, [topKey]);
  const content = (
    <div key={viewKey} className="rw-driver-body">
      {children}
    </div>
  );
  if (!isPhone) {
    return (
      <aside className="rw-driver-panel" aria-label={driver.panel}>
        {bar}
        {offers ?? (
          <>
            <div ref={scroll} className="rw-driver-scroll">
              {content}
            </div>
            {footer && <div className="rw-driver-footer">{footer}</div>}
          </>
        )}
      </aside>
    );
  }
  return (
    <Sheet
      label={driver.panel}
      topKey={topKey}
      snap={props.snap}
      onSnapChange={props.onSnapChange}
      onHeightChange={props.onHeightChange}
      footer={footer || undefined}
    >
      {content}
    </Sheet>
  );
}
